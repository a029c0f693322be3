-- Someone who has confirmed an email address. The settings say who of them is an operator.
create table person (
  id text primary key,
  email text not null,
  created_at timestamptz not null default now()
);

create unique index person_by_email on person (lower(email));

-- A link that was sent to an address. The token itself is in the mail alone.
create table sign_in (
  id bigint generated always as identity unique,
  token_hash text primary key,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sign_in_by_email on sign_in (lower(email), created_at);

-- The key itself is in the cookie alone.
create table session (
  key_hash text primary key,
  person text not null references person on delete cascade,
  expires_at timestamptz not null
);

create table ticket (
  id text primary key,
  person text not null references person on delete cascade,
  number integer generated always as identity (start with 1001) unique,
  status text not null default 'open',
  priority text not null,
  category text not null,
  subject text not null,
  -- For searches without regard to case.
  subject_lower text not null generated always as (lower(subject)) stored,
  received_at timestamptz not null default now()
);

create index ticket_by_person on ticket (person);
create index ticket_by_status on ticket (status, number desc);
create index ticket_by_priority on ticket (priority, number desc);

-- Each change of a ticket, as an operation of the browsers' store. Writers on one customer's tickets take turns, so
-- nobody sees a later `seq` before an earlier one.
create table ticket_entry (
  seq bigint generated always as identity primary key,
  id text not null unique,
  ticket text not null references ticket on delete cascade,
  author text not null,
  operation jsonb not null,
  -- SHA-256 of what was sent: the same id with something else is a conflict.
  digest text not null,
  received_at timestamptz not null default now()
);

create index ticket_entry_by_ticket on ticket_entry (ticket, seq);
