-- Who came in, who failed to, and who of the staff read whose personal data: a row for each hour, action, account,
-- source and thing, with how often. The account is an id, or a keyed hash of a name that nobody has; the source is the
-- beginning of an address. Rows are deleted after 30 days.
create table access_trail (
  id uuid primary key default uuidv7(),
  hour timestamptz not null default date_trunc('hour', now()),
  action text not null,
  account text not null,
  source text not null,
  subject text not null default '',
  times integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (hour, action, account, source, subject)
);
create index access_trail_account on access_trail (account, id desc);
create index access_trail_action on access_trail (action, id desc);
create index access_trail_last on access_trail (last_at);
