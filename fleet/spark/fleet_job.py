"""Runs a command over the lines of files or of a table, with Spark.

    spark-submit fleet_job.py --input trips.ndjson --output findings -- meridian fleet check --now 2027-03-01T00:00Z
    spark-submit fleet_job.py --table desk.trips --column doc --output findings -- meridian fleet check --now …

The output is partitioned by what a line is: `part=finding`, `part=done`, `part=error` and so on. The job fails where not
every line has one end. Lines go to the command through the JVM's pipe, with the command as a list: a text would be split at
blanks, and Python's pipe is three times as slow and ignores a command that fails. One that ends with another status than 0
is tried again with its partition (`spark.task.maxFailures`), and then the job fails.
"""

import argparse
import os
import sys

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col, expr


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--input", help="a file, a folder or an address of an object store")
    source.add_argument("--table", help="a table of the catalogue")
    parser.add_argument("--column", default="doc", help="the column of the table that has the line")
    parser.add_argument("--output", required=True)
    parser.add_argument("--partitions", type=int, default=16)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()

    spark = SparkSession.builder.appName("meridian fleet").getOrCreate()
    text = spark._jvm.org.apache.spark.sql.Encoders.STRING()
    if options.table:
        column = spark.table(options.table).select(options.column).repartition(options.partitions)
        lines = getattr(column._jdf, "as")(text).toJavaRDD()
    else:
        # A carriage return ends no line.
        spark._jsc.hadoopConfiguration().set("textinputformat.record.delimiter", "\n")
        lines = spark._jsc.textFile(options.input, options.partitions)
    # A command gets nothing of the environment of the workers but what is named here.
    environment = {name: os.environ[name] for name in ("TZDIR", "PATH") if name in os.environ}
    answers = lines.pipe(options.command, environment, False, 1 << 16, "UTF-8")
    answers = DataFrame(spark._jsparkSession.createDataset(answers.rdd(), text).toDF(), spark)
    part = expr("array_except(json_object_keys(value), array('id', 'n', 'v', 'line'))[0]")
    answers.withColumn("part", part).write.partitionBy("part").text(options.output)

    taken, ended = lines.count(), spark.read.text(options.output).where(col("part").isin("done", "error")).count()
    print(f"fleet_job: {taken} lines, {ended} ends", file=sys.stderr)
    spark.stop()
    return 0 if taken == ended else 1


if __name__ == "__main__":
    sys.exit(main())
