-- Rows that a day has begun are counted, and the latest days are read.
create index tally_by_day on tally (day);
create index vital_by_day on vital (day);
