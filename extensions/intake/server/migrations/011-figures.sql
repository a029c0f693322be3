-- Nobody asks for the route, which strangers choose: with it they could fill a day's rows.
create temporary table merged on commit drop as
  select day, remote, release, role, canary, percentage, browser, event,
    sum(browsers) as browsers, min(first_at) as first_at
  from tally group by day, remote, release, role, canary, percentage, browser, event;
truncate tally;
alter table tally drop column route;
alter table tally add primary key (remote, release, day, role, canary, percentage, browser, event);
insert into tally (day, remote, release, role, canary, percentage, browser, event, browsers, first_at)
  select day, remote, release, role, canary, percentage, browser, event, browsers, first_at from merged;
-- The rarest problem of a release makes room for the next one.
create index problem_by_release on problem (remote, release);
