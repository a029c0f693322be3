-- Has a row while the intake has a mail server: mails are kept for it, also by other processes.
create table mailing (
  single boolean primary key default true check (single)
);

-- Mails wait where the events of the webhook do.
alter table delivery add column channel text not null default 'webhook' check (channel in ('webhook', 'mail'));
-- While a mail has it, what happens is told in that mail.
alter table delivery add column joins text unique;
-- An earlier intake that shares the database would tell the webhook of mails. It finds no column, and waits.
alter table delivery rename column due to due_at;
drop index delivery_waiting;
create index delivery_waiting on delivery (channel, due_at) where state = 'waiting';
drop index delivery_by_email;
create index delivery_by_email on delivery (email_key, created_at) where email_key is not null;

-- The mails that a person wants: about their own tickets; as an operator, about new and late ones of others.
alter table person add column mails_tickets boolean not null default true;
alter table person add column mails_new boolean not null default false;
alter table person add column mails_late boolean not null default false;

-- The due time of the answer that operators were told of as late.
alter table ticket add column late_told timestamptz;
