"""Calendar servers of others, started and stopped on free ports of this machine, each with its data in one folder."""

import contextlib
import glob
import imaplib
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
# Debian keeps some of the programs where only root looks.
SYSTEM = {**os.environ, "PATH": os.environ["PATH"] + ":/usr/sbin:/sbin"}


class Missing(Exception):
    """A server that is not on this machine, and why."""


def free_port():
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


def listens(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


def ran(command, **options):
    """Runs a command that has to work, and returns what it prints."""
    environment = SYSTEM | options.pop("env", {})
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment, **options)
    if done.returncode:
        raise RuntimeError(f"{command[0]} ends with {done.returncode}: {(done.stdout + done.stderr)[-400:]}")
    return done.stdout


class Server:
    """A server; `origin` is the address to type, and `home` one that leads to the calendars whatever is wrong with that."""

    name = title = version = None
    # Packages of Debian that it is made of.
    packages = ()
    user, password = "alice", "secret"
    # What it answers when a VJOURNAL is put into a calendar for events and to-dos.
    journal = 201

    def __init__(self, folder):
        self.folder = pathlib.Path(folder) / self.name
        self.folder.mkdir()
        # The servers of Debian run as users of their own.
        for place in [self.folder, self.folder.parent]:
            place.chmod(0o755)
        self.port = free_port()
        self.origin = self.home = f"http://127.0.0.1:{self.port}/"
        self.process = None
        self.prepare()

    @classmethod
    def install(cls):
        """Installs what is missing of the packages, as root; else says what is missing."""
        def absent():
            asked = ["dpkg-query", "-W", "-f", "${Package} ${db:Status-Status}\n", *cls.packages]
            states = subprocess.run(asked, capture_output=True, text=True).stdout.splitlines()
            return sorted(set(cls.packages) - {line.split()[0] for line in states if line.endswith(" installed")})
        if not cls.packages:
            return
        if not shutil.which("dpkg-query"):
            raise Missing("this is no Debian")
        missing = absent()
        if missing and os.getuid() == 0:
            quiet = {"env": SYSTEM | {"DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL,
                     "stderr": subprocess.DEVNULL}
            subprocess.run(["apt-get", "update"], **quiet)
            subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", *missing], **quiet)
            missing = absent()
        if missing:
            raise Missing(f"there is no {', '.join(missing)}; root installs it by 'apt-get install --no-install-recommends'")
        if cls.needs_root and os.getuid() != 0:
            raise Missing("it is started as root only")

    needs_root = False

    def prepare(self):
        """Writes what the server needs before its first start."""

    def command(self):
        """What starts the server, with its environment and its folder."""
        raise NotImplementedError

    def start(self):
        command, options = self.command()
        environment = SYSTEM | options.pop("env", {})
        self.log = open(self.folder / "log", "ab")
        self.process = subprocess.Popen([str(word) for word in command], env=environment, stdin=subprocess.DEVNULL,
                                        stdout=self.log, stderr=self.log, start_new_session=True, **options)
        self.wait_for(lambda: listens(self.port))

    def wait_for(self, ready):
        until = time.monotonic() + 60
        while not ready():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError(f"{self.name} does not start: {self.log_end()}")
            time.sleep(0.05)

    def log_end(self):
        return (self.folder / "log").read_bytes()[-400:].decode(errors="replace")

    def fill(self, requests, name, objects):
        """Stores many objects, texts by their names, in a calendar of this name."""
        for place, text in objects.items():
            requests.put(place, text)

    def signal(self, number):
        """Sends a signal to the server and all that it has started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)
        self.process.wait(30)
        self.log.close()

    def kill(self):
        """Ends the server in the middle of what it does."""
        self.signal(signal.SIGKILL)

    def stop(self):
        if self.process and self.process.poll() is None:
            self.signal(signal.SIGTERM)


class Radicale(Server):
    name, title, version = "radicale", "Radicale", "3.9.0"
    def prepare(self):
        (self.folder / "users").write_text(f"{self.user}:{self.password}\n")
        self.configure()

    def configure(self, token_age=None):
        """Writes the configuration; a token is known for so many seconds, or for a month."""
        age = f"max_sync_token_age = {token_age}\n" if token_age else ""
        (self.folder / "config").write_text(
            f"[server]\nhosts = 127.0.0.1:{self.port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = {self.folder}/users\n"
            f"htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = {self.folder}/collections\n{age}"
            "[logging]\nlevel = error\n")

    def command(self):
        return [sys.executable, "-m", "radicale", "--config", self.folder / "config"], {}

    def fill(self, requests, name, objects):
        # It takes a whole calendar at once, and reads all of it for each single one.
        parts = [text.split("\r\n", 3)[3].rsplit("END:VCALENDAR", 1)[0].strip() for text in objects.values()]
        head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//check-sync//EN", f"X-WR-CALNAME:{name}"]
        text = "\r\n".join([*head, *parts, "END:VCALENDAR", ""])
        requests.worked([201], "PUT", requests.path, text.encode(), Content_Type="text/calendar; charset=utf-8")


class Xandikos(Server):
    name, title, version = "xandikos", "Xandikos", "0.4.10"
    user = password = ""
    journal = 403

    def command(self):
        program = pathlib.Path(sys.executable).parent / "xandikos"
        place = ["-d", self.folder / "data", "-l", "127.0.0.1", "-p", self.port]
        return [program, "serve", "--defaults", "--autocreate", *place], {}

    def repository(self, requests):
        """The repository that a calendar is."""
        name = requests.path.strip("/").split("/")[-1]
        return next(path.parent for path in self.folder.glob("data/**/.git") if path.parent.name == name)

    def fill(self, requests, name, objects):
        # It reads all of a calendar for each single one, which takes minutes; so they are committed at once.
        folder = self.repository(requests)
        for place, text in objects.items():
            (folder / place).write_text(text, newline="")
        ran(["git", "-C", folder, "add", "."])
        ran(["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "Fill"])

    def locks(self):
        """The locks of its repositories, which a killed one leaves behind."""
        return [pathlib.Path(path) for path in glob.glob(f"{self.folder}/data/**/index.lock", recursive=True)
                + glob.glob(f"{self.folder}/data/**/.git/index.lock", recursive=True)]

    def start(self):
        # Whoever runs it removes what a killed one has left.
        for lock in self.locks():
            lock.unlink(missing_ok=True)
        super().start()


class Sabre(Server):
    name, title, version = "sabre", "sabre/dav", "1.8.12"
    journal = 403
    packages = ("php-cli", "php-sqlite3", "php-xml", "php-mbstring", "php-sabre-dav")

    def command(self):
        return ["php", "-d", "include_path=/usr/share/php", "-S", f"127.0.0.1:{self.port}", HERE / "sabre.php"], {
            "env": {"STORE": str(self.folder / "store"), "SECRET": self.password}}


class DAViCal(Server):
    name, title, version = "davical", "DAViCal", "1.1.12"
    packages = ("davical", "php-cli", "php-pgsql", "postgresql")
    needs_root = True
    user = "admin"

    def prepare(self):
        self.origin += "caldav.php/"
        self.home = self.origin + "admin/"
        self.database, self.data = free_port(), self.folder / "data"
        self.programs = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        self.data.mkdir()
        shutil.chown(self.data, "postgres", "postgres")
        self.as_postgres(self.programs / "initdb", "-D", self.data, "-A", "trust")
        self.start_database()
        ran(["sh", "/usr/share/davical/dba/create-database.sh", "davical", self.password, "davical_dba", "davical_app"],
            env={"PGHOST": "127.0.0.1", "PGPORT": str(self.database), "PGUSER": "postgres"})
        # It includes the file of the name that it is called by; the name leads to this folder.
        (self.folder / "own-conf.php").write_text(
            "<?php $_SERVER['SERVER_NAME'] = '127.0.0.1'; $c->domain_name = '127.0.0.1';\n"
            f"$c->pg_connect[] = 'dbname=davical host=127.0.0.1 port={self.database} user=davical_app';\n")
        (self.folder / "router.php").write_text(
            f"<?php $_SERVER['SERVER_NAME'] = '../..{self.folder}/own'; chdir('/usr/share/davical/htdocs');\n"
            "require '/usr/share/davical/htdocs/caldav.php';\n")

    def as_postgres(self, *command):
        return ran(command, user="postgres", group="postgres", cwd="/", stdin=subprocess.DEVNULL)

    def start_database(self):
        log = self.data / "log"
        options = f"-p {self.database} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.data}"
        # After a kill what is left of the old one has to end first.
        for _ in range(40):
            try:
                # What it prints goes nowhere, since its children would keep a pipe open.
                subprocess.run([self.programs / "pg_ctl", "-D", self.data, "-l", log, "-o", options, "-w", "start"], check=True,
                               user="postgres", group="postgres", cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
                return
            except subprocess.CalledProcessError:
                time.sleep(0.25)
        raise RuntimeError(f"the database of {self.name} does not start: {log.read_text()[-400:]}")

    def command(self):
        include = "/usr/share/awl/inc:/usr/share/davical/inc:."
        return ["php", "-d", f"include_path={include}", "-d", "display_errors=0", "-S", f"127.0.0.1:{self.port}", "-t",
                "/usr/share/davical/htdocs", self.folder / "router.php"], {"cwd": "/usr/share/davical/htdocs"}

    def database_process(self):
        with contextlib.suppress(FileNotFoundError, ValueError):
            return int((self.data / "postmaster.pid").read_text().split()[0])

    def start(self):
        if not listens(self.database):
            self.start_database()
        super().start()

    def kill(self):
        super().kill()
        if number := self.database_process():
            os.kill(number, signal.SIGKILL)
            until = time.monotonic() + 10
            while listens(self.database) and time.monotonic() < until:
                time.sleep(0.05)

    def stop(self):
        super().stop()
        if listens(self.database):
            self.as_postgres(self.programs / "pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")


class Cyrus(Server):
    name, title, version = "cyrus", "Cyrus", "3.6.1"
    journal = 403
    packages = ("cyrus-imapd", "cyrus-caldav", "sasl2-bin")
    needs_root = True

    def prepare(self):
        self.mail = free_port()
        for name in ["config", "spool", "run"]:
            (self.folder / name).mkdir()
        # Cyrus keeps its own folders in its configuration directory.
        for name in ["db", "proc", "socket", "lock", "log", "msg", "ptclient", "quota", "sieve", "user"]:
            (self.folder / "config" / name).mkdir()
        (self.folder / "imapd.conf").write_text(f"""\
configdirectory: {self.folder}/config
defaultpartition: default
partition-default: {self.folder}/spool
admins: cyrus
allowplaintext: yes
sasl_pwcheck_method: auxprop
sasl_auxprop_plugin: sasldb
sasl_sasldb_path: {self.folder}/sasldb2
sasl_mech_list: PLAIN LOGIN
httpmodules: caldav
caldav_allowscheduling: off
unixhierarchysep: yes
servername: localhost
""")
        (self.folder / "cyrus.conf").write_text(f"""\
START {{ recover cmd="ctl_cyrusdb -C {self.folder}/imapd.conf -r" }}
SERVICES {{
  imap cmd="imapd -C {self.folder}/imapd.conf -U 30" listen="127.0.0.1:{self.mail}" prefork=0 maxchild=10
  http cmd="httpd -C {self.folder}/imapd.conf -U 30" listen="127.0.0.1:{self.port}" prefork=1 maxchild=10
}}
EVENTS {{ }}
""")
        for user in [self.user, "cyrus"]:
            ran(["saslpasswd2", "-p", "-c", "-f", self.folder / "sasldb2", "-u", "localhost", user], input=self.password)
        for path in [self.folder, *self.folder.rglob("*")]:
            shutil.chown(path, "cyrus", "mail")
        self.is_new = True

    def command(self):
        who = pwd.getpwnam("cyrus")
        return ["/usr/sbin/cyrmaster", "-D", "-C", self.folder / "imapd.conf", "-M", self.folder / "cyrus.conf", "-p",
                self.folder / "run/master.pid"], {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": [], "cwd": "/"}

    def start(self):
        super().start()
        if self.is_new:
            # A user begins with a mailbox.
            self.wait_for(lambda: listens(self.mail))
            mail = imaplib.IMAP4("127.0.0.1", self.mail)
            mail.login("cyrus", self.password)
            mail.create(f"user/{self.user}")
            mail.logout()
            self.is_new = False


ALL = {server.name: server for server in [Radicale, Xandikos, Sabre, DAViCal, Cyrus]}
