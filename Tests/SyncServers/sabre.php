<?php
// A calendar server of sabre/dav with one user, whose password and whose file of SQLite the environment names.
error_reporting(0);
require 'Sabre/autoload.php';
$store = new PDO('sqlite:' . getenv('STORE'));
$store->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
$number = 'id integer primary key asc';
foreach ([
    "principals ($number, uri text unique, email text, displayname text, vcardurl text)",
    "groupmembers ($number, principal_id integer, member_id integer, unique (principal_id, member_id))",
    "calendars ($number, principaluri text, displayname text, uri text, ctag integer, description text, calendarorder integer,
        calendarcolor text, timezone text, components text, transparent bool)",
    "calendarobjects ($number, calendardata blob, uri text, calendarid integer, lastmodified integer, etag text, size integer,
        componenttype text, firstoccurence integer, lastoccurence integer)",
    "locks ($number, owner text, timeout integer, created integer, token text, scope integer, depth integer, uri text)",
] as $table) $store->exec("create table if not exists $table");
$store->exec("insert or ignore into principals (uri, displayname) values ('principals/alice', 'Alice')");
class OneUser extends Sabre\DAV\Auth\Backend\AbstractBasic {
    protected function validateUserPass($user, $password) { return $user === 'alice' && $password === getenv('SECRET'); }
}
$people = new Sabre\DAVACL\PrincipalBackend\PDO($store);
$calendars = new Sabre\CalDAV\Backend\PDO($store);
$roots = [new Sabre\CalDAV\Principal\Collection($people), new Sabre\CalDAV\CalendarRootNode($people, $calendars)];
$server = new Sabre\DAV\Server($roots);
$server->setBaseUri('/');
$server->addPlugin(new Sabre\DAV\Auth\Plugin(new OneUser(), 'sabre'));
$locks = new Sabre\DAV\Locks\Plugin(new Sabre\DAV\Locks\Backend\PDO($store));
foreach ([new Sabre\DAVACL\Plugin(), new Sabre\CalDAV\Plugin(), $locks] as $plugin) $server->addPlugin($plugin);
$server->exec();
