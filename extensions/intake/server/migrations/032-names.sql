-- A name is no address: customers read the names of operators.
update person set name = '' where name like '%@%';
update ticket_entry set operation = operation
  || case when operation ? 'authorName' then jsonb_build_object('authorName', writer.name) else '{}' end
  || case when operation ? 'byName' then jsonb_build_object('byName', writer.name) else '{}' end
from (
  select ticket_entry.seq, coalesce(nullif(person.name, ''), 'Support') as name
  from ticket_entry join ticket on ticket.id = ticket_entry.ticket left join person on person.id = ticket_entry.author
  where ticket_entry.author <> ticket.person
    and coalesce(operation ->> 'authorName', operation ->> 'byName') like '%@%'
) as writer where writer.seq = ticket_entry.seq;
