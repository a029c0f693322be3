-- An intake with a mail server says every half minute that it sends. Others on the same database have none.
alter table mailing add column until timestamptz not null default now();
