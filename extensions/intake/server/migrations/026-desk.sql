-- The help desk of operators. What they alone may see stands in tables that no route of customers reads.

-- An operator's, as their latest entry says.
alter table person add column name text not null default '';

-- Notes and assignments, as operations of the browsers' store.
create table desk_entry (
  seq bigint generated always as identity primary key,
  id text not null unique,
  ticket text not null references ticket on delete cascade,
  author text not null,
  operation jsonb not null,
  digest text not null,
  received_at timestamptz not null
);
create index desk_entry_by_ticket on desk_entry (ticket, seq);

-- Until when an operator has seen a ticket. For a while after that they count as looking at it.
create table ticket_look (
  ticket text not null references ticket on delete cascade,
  person text not null references person on delete cascade,
  seen_at timestamptz not null,
  is_writing boolean not null,
  primary key (ticket, person)
);

-- What follows from a ticket's entries, so that a list reads no entries.
alter table ticket add column active_at timestamptz not null default now();
-- The customer's first question after the latest answer.
alter table ticket add column waiting_since timestamptz;
alter table ticket add column due_at timestamptz;
alter table ticket add column assignee text not null default '';
alter table ticket add column assignee_name text not null default '';
-- The folded words by which operators find it; `ticket-words.ts` adds those of stored tickets.
alter table ticket add column words tsvector;

update ticket set active_at = found.active_at, waiting_since = found.waiting_since
from (
  select ticket, max(received_at) as active_at,
    min(received_at) filter (where is_customer and received_at > coalesce(answered_at, '-infinity')
      and (type in ('ticketOpened', 'ticketReplied') or status = 'open')) as waiting_since
  from (
    select ticket, received_at, author = person as is_customer,
      operation ->> 'type' as type, operation ->> 'status' as status,
      max(received_at) filter (where author <> person and operation ->> 'type' = 'ticketReplied')
        over (partition by ticket) as answered_at
    from ticket_entry
  ) as entry
  group by ticket
) as found where found.ticket = ticket.id;
update ticket set due_at = waiting_since + case priority when 'critical' then interval '15 minutes' else interval '2 hours' end
  where status in ('open', 'in-progress');

-- Files of messages. A message names them; their contents come afterwards, in pieces.
create table ticket_file (
  id text primary key,
  ticket text not null references ticket on delete cascade,
  entry text not null,
  author text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  created_at timestamptz not null default now(),
  -- When all pieces had come, and the content was what the name says.
  arrived_at timestamptz
);
create index ticket_file_by_ticket on ticket_file (ticket);
create table ticket_file_piece (
  file text not null references ticket_file on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (file, place)
);
