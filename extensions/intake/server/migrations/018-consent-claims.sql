-- From here on, `consent_text` is a text of the release. What a sender said that no release of ours holds is a claim.
alter table lead add column consent_claim text;
