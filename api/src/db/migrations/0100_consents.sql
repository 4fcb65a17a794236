-- What people agreed to and withdrew: a row for each time, never changed. `text_hash` is that of the document that the
-- words speak of; `source` is the beginning of an address.
create table consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'marketing')),
  is_given boolean not null,
  version text not null,
  words text not null,
  text_hash text not null,
  language text not null,
  source text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index consents_user on consents (user_id, id desc);

-- People may read which of their data staff have read.
create index access_trail_subject on access_trail (subject, id) where subject <> '';
