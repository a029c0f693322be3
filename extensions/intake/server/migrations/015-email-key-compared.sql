-- Accounts of one address become one: the oldest has the tickets of the others.
create temporary table same_person on commit drop as
  select id, first_value(id) over (partition by email_key order by created_at, id) as kept from person;
delete from same_person where id = kept;
update ticket set person = kept from same_person where person = same_person.id;
update ticket_entry set author = kept, operation = replace(operation::text, same_person.id, kept)::jsonb
  from same_person where author = same_person.id;
delete from person using same_person where person.id = same_person.id;

alter table lead alter column email_key set not null;
alter table person alter column email_key set not null;
alter table sign_in alter column email_key set not null;

drop index person_by_email;
drop index sign_in_by_email;
create index lead_by_email on lead (email_key);
create unique index person_by_email on person (email_key);
create index sign_in_by_email on sign_in (email_key, created_at);
create index delivery_by_email on delivery (email_key) where email_key is not null;
