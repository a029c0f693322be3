-- Has a row while the intake has a webhook: events are kept for it, also by commands of another process.
create table webhook (
  single boolean primary key default true check (single)
);

-- An event for the webhook, written in the transaction that it tells of.
create table delivery (
  -- Also the `webhook-id`: a restored database gives none of them twice.
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- As `json` it keeps the order of its keys.
  body json not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
  tries integer not null default 0,
  -- While it is sent, the end of the lease.
  due timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now()
);

create index delivery_waiting on delivery (due) where state = 'waiting';
