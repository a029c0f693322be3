-- Makes the ids of forms that pages without scripts post: nobody else can compute them. No command exports it.
create table secret (
  single boolean primary key default true check (single),
  key text not null
);

insert into secret (key) select gen_random_uuid()::text || gen_random_uuid();
