-- The forms of each release that the intake has read: records of it may come after the site has removed it. As `json`
-- a form keeps the order of its fields.
create table form_list (
  seq bigint generated always as identity unique,
  remote text not null,
  release text not null,
  list json not null,
  primary key (remote, release)
);

-- The release that has made a record; records of earlier versions have none.
alter table lead add column release text;

-- Records have the names of their forms. Earlier ones have the browser's collections, of which one had three forms.
update lead set collection = case collection
  when 'contactForms' then 'marketing/contact'
  when 'waitlistEntries' then 'marketing/waitlist'
  when 'newsletterSubscriptions' then 'marketing/newsletter'
  when 'demoRequests' then 'marketing/' || case body ->> 'source'
    when 'cortex' then 'cortex' when 'custom-solution' then 'custom-solution' else 'demo' end
  else collection end;
