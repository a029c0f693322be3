alter table ticket alter column words set not null;
alter table ticket drop column subject_lower;
create index ticket_by_words on ticket using gin (words);
create index ticket_by_category on ticket (category, number desc);
create index ticket_by_assignee on ticket (assignee_name, number desc);
create index ticket_by_activity on ticket (active_at);
create index ticket_by_due on ticket (due_at, number desc);
create index ticket_by_latest_due on ticket (due_at desc nulls last, number desc);
create index ticket_by_waiting on ticket (number desc) where due_at is not null;
