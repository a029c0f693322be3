-- How many browsers reported something of a release. No report is kept on its own.
create table tally (
  day date not null default current_date,
  remote text not null,
  release text not null,
  -- live, canary or last-good.
  role text not null,
  -- The canary that ran beside it, and its percentage; empty and 0 without one.
  canary text not null,
  percentage integer not null,
  route text not null,
  browser text not null,
  -- Each browser once a day: start, error. Once in a stage of a canary: started, failing.
  event text not null,
  browsers bigint not null default 1,
  first_at timestamptz not null default now(),
  primary key (remote, release, day, role, canary, percentage, route, browser, event)
);

create index tally_canary on tally (canary) where canary <> '';

-- One sample of each error of a release.
create table problem (
  fingerprint text primary key,
  remote text not null,
  release text not null,
  kind text not null,
  message text not null,
  stack text not null,
  route text not null,
  reports bigint not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
