-- The name of a ticket's customer, as its opening says. Lists show it and are sorted by it.
alter table ticket add column requester text not null default '';
update ticket set requester = coalesce(
  (select operation ->> 'userName' from ticket_entry where ticket_entry.id = ticket.id), '');

-- Each is read in both directions. A blank assignee comes last in both, so it has two.
create index ticket_by_subject on ticket (lower(left(subject, 100)), number desc);
create index ticket_by_requester on ticket (lower(left(requester, 100)), number desc);
create index ticket_by_status_order on ticket (array_position(array['open', 'in-progress', 'resolved', 'closed'], status), number desc);
create index ticket_by_priority_order on ticket (array_position(array['low', 'medium', 'high', 'critical'], priority), number desc);
create index ticket_by_named_assignee on ticket (nullif(assignee_name, ''), number desc);
create index ticket_by_last_assignee on ticket (nullif(assignee_name, '') desc nulls last, number desc);
