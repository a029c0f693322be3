-- An operator's name is found on tickets of others when it is erased.
create index ticket_entry_by_operator on ticket_entry (author) where author <> person;
create index desk_entry_by_author on desk_entry (author);
create index desk_entry_by_assignee on desk_entry ((operation ->> 'assigneeId')) where operation ? 'assigneeId';
create index ticket_by_assignee_id on ticket (assignee) where assignee <> '';
