-- As for mails, an intake with a webhook says so again and again. Others on the same database may have none.
alter table webhook add column until timestamptz not null default now() + interval '7 days';
