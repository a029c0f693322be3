-- Spellings of one address have one key (`addressKey`), which only JavaScript makes: `email-keys.ts` adds those of
-- stored rows. Deliveries without an address have none.
alter table lead add column email_key text;
alter table person add column email_key text;
alter table sign_in add column email_key text;
alter table delivery add column email_key text;

-- Leads are many, and each index of them costs time while they get their keys.
drop index lead_by_email;

-- A link that a command has printed is no mail, and counts for no limit.
alter table sign_in add column mailed boolean not null default true;

-- The spelling that a mail has proved. The browsers of earlier sessions sign in again: their cookie has a name that
-- a neighbour of the site can set.
delete from session;
alter table session add column email text not null;
