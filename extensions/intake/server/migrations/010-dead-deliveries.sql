-- Dead ones are counted and listed among all that were sent.
create index delivery_dead on delivery (created_at) where state = 'dead';
