-- What the person agreed to, or was told by the form; null for records of forms that did not say it.
alter table lead add column consent_text text;
alter table lead add column consent_version text;
