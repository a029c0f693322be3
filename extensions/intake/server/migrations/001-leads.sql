-- A lead as a browser sent it. `claimed_at` is the time that the browser's clock showed; `seq` is the order of arrival.
create table lead (
  id text primary key,
  seq bigint generated always as identity unique,
  collection text not null,
  email text not null,
  body jsonb not null,
  -- SHA-256 of the record with sorted keys: the same id with another record is a conflict.
  digest text not null,
  -- SHA-256 of the secret of the browser, which alone may withdraw the record.
  sender text not null,
  claimed_at text not null,
  received_at timestamptz not null default now()
);

create index lead_by_collection on lead (collection, seq desc);
create index lead_by_email on lead (lower(email));

-- Ids that were withdrawn or erased. A copy that arrives later is refused.
create table erased (
  id_hash text primary key,
  erased_at timestamptz not null default now()
);
