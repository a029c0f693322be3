-- What one request reads grows with no table: docs/operations/intake.md has what each may cost.

-- Events about a record are dropped with it.
create index delivery_by_record on delivery ((body -> 'data' ->> 'id'));
create index delivery_by_arrival on delivery (created_at);

create index session_by_person on session (person);
create index session_by_end on session (expires_at);
create index sign_in_by_arrival on sign_in (created_at);

-- The customer of the ticket, who reads on from a place.
alter table ticket_entry add column person text;
update ticket_entry set person = ticket.person from ticket where ticket.id = ticket_entry.ticket;
alter table ticket_entry alter column person set not null;
create index ticket_entry_by_person on ticket_entry (person, seq);

-- An id that was withdrawn before it came is refused to that browser alone, for a while.
alter table erased add column expires_at timestamptz;
create index erased_by_end on erased (expires_at) where expires_at is not null;

create index problem_by_remote on problem (remote, last_at);

-- The order in which rows begin: the first and the last number of a day say how many it has begun.
alter table tally add column nr bigint;
update tally set nr = ordered.nr
  from (select ctid as place, row_number() over (order by day, first_at) as nr from tally) ordered
  where tally.ctid = ordered.place;
create sequence tally_nr owned by tally.nr;
select setval('tally_nr', (select coalesce(max(nr), 0) + 1 from tally), false);
alter table tally alter column nr set default nextval('tally_nr');
drop index tally_by_day;
create index tally_by_day on tally (day, nr);

alter table problem add column nr bigint;
update problem set nr = ordered.nr
  from (select ctid as place, row_number() over (order by first_at) as nr from problem) ordered
  where problem.ctid = ordered.place;
create sequence problem_nr owned by problem.nr;
select setval('problem_nr', (select coalesce(max(nr), 0) + 1 from problem), false);
alter table problem alter column nr set default nextval('problem_nr');
create index problem_by_begin on problem (first_at);

alter table vital add column nr bigint;
update vital set nr = ordered.nr
  from (select ctid as place, row_number() over (order by day) as nr from vital) ordered
  where vital.ctid = ordered.place;
create sequence vital_nr owned by vital.nr;
select setval('vital_nr', (select coalesce(max(nr), 0) + 1 from vital), false);
alter table vital alter column nr set default nextval('vital_nr');
drop index vital_by_day;
create index vital_by_day on vital (day, nr);
