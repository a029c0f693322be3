-- Releases that the webhook was told of as failing. Each is told once.
create table alert (
  remote text not null,
  release text not null,
  told_at timestamptz not null default now(),
  primary key (remote, release)
);
