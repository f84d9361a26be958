"""Runs a command over the lines of files or of a table, with Spark.

    spark-submit fleet_job.py --input trips.ndjson --output findings -- meridian fleet check --now 2027-03-01T00:00Z
    spark-submit fleet_job.py --table desk.trips --column doc --output findings -- meridian fleet check --now …

The output is partitioned by what a line is: `part=finding`, `part=done`, `part=error` and so on. The job fails where not
every line has one end, or where two workers answer by other zones or another version. Lines go to the command through the
JVM's pipe, with the command as a list: a text would be split at blanks, and Python's pipe is three times as slow and ignores
a command that fails. One that ends with another status than 0 is tried again with its partition (`spark.task.maxFailures`),
and then the job fails. Bytes pass as they are: the pipe has ISO-8859-1, in which each byte is a character.
"""

import argparse
import os
import sys

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col, decode, expr, from_json

# By what a line was answered; null for an error.
DONE = "done struct<tzdb string, `from` string, `to` string, version string>"
RELEASE = "'tz ' || coalesce(done.tzdb, done.`from` || ' to ' || done.`to`) || ', version ' || done.version"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--input", help="a file, a folder or an address of an object store")
    source.add_argument("--table", help="a table of the catalogue")
    parser.add_argument("--column", default="doc", help="the column of the table that has the line")
    parser.add_argument("--output", required=True)
    parser.add_argument("--partitions", type=int, default=16, help="of a large file there are more")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("meridian fleet").getOrCreate()
    if options.table:
        source = spark.table(options.table).select(options.column)
        lines = source.repartition(options.partitions)
    else:
        # As many parts as asked; were a file to cost 0, the rest of the division would be one more.
        spark.conf.set("spark.sql.files.minPartitionNum", options.partitions)
        spark.conf.set("spark.sql.files.openCostInBytes", options.partitions)
        # A carriage return ends no line.
        lines = source = spark.read.text(options.input, lineSep="\n").select("value")
    lines = lines.select(decode(col(source.columns[0]).cast("binary"), "ISO-8859-1"))
    text = spark._jvm.org.apache.spark.sql.Encoders.STRING()
    # A command has the environment of its worker, and these of the driver.
    environment = {name: os.environ[name] for name in ("TZDIR", "PATH") if name in os.environ}
    answers = getattr(lines._jdf, "as")(text).toJavaRDD().pipe(options.command, environment, False, 1 << 16, "ISO-8859-1")
    answers = DataFrame(spark._jsparkSession.createDataset(answers.rdd(), text).toDF(), spark)
    answers = answers.select(expr("cast(encode(value, 'ISO-8859-1') as string) as value"))
    part = expr("array_except(json_object_keys(value), array('id', 'n', 'v', 'line'))[0]")
    answers.withColumn("part", part).write.partitionBy("part").text(options.output)

    written = spark.read.text(options.output, lineSep="\n")
    if "part" in written.columns:  # No answer has no folder.
        written = written.where(col("part").isin("done", "error"))
    ends = written.select(from_json("value", DONE)["done"].alias("done")).groupBy(expr(RELEASE)).count().collect()
    taken, ended = source.count(), sum(count for _, count in ends)
    print(f"fleet_job: {taken} lines, {ended} ends", file=sys.stderr)
    releases = sorted(release for release, _ in ends if release)
    if len(releases) > 1:
        print(f"fleet_job: not all workers answer alike: {' and '.join(releases)}", file=sys.stderr)
    spark.stop()
    return 0 if taken == ended and len(releases) < 2 else 1


if __name__ == "__main__":
    sys.exit(main())
