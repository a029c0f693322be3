-- How quick releases are in a sample of browsers, each once a day. No measure is kept on its own.
create table vital (
  day date not null default current_date,
  remote text not null,
  release text not null,
  -- live, canary or last-good.
  role text not null,
  -- The canary that ran beside it, and its percentage; empty and 0 without one.
  canary text not null,
  percentage integer not null,
  -- INP and LCP (milliseconds), CLS (thousandths).
  name text not null,
  -- The measure lies from 1.1 to the power of this, up to the next power; below 1 it is 0.
  bucket integer not null,
  -- The part that took most of it, such as "render delay"; empty where none is known.
  part text not null,
  -- The element, by the names of elements alone, such as "main>section>button"; empty where none is known.
  target text not null,
  browsers bigint not null default 1,
  -- Those of them that are measured for the first time in this stage of the canary.
  first bigint not null,
  primary key (remote, release, day, role, canary, percentage, name, bucket, part, target)
);

create index vital_canary on vital (canary) where canary <> '';
