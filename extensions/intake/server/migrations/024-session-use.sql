-- A session that nobody uses ends before its time.
alter table session add column used_at timestamptz not null default now();
