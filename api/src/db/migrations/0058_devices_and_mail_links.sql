-- A login is a device; its token may be replaced, so that several rows are one device for a short while.
alter table sessions
  add column device_id uuid not null default uuidv7(),
  add column started_at timestamptz not null default now(),
  add column last_seen_at timestamptz not null default now(),
  -- When the password or a second factor was last given.
  add column proved_at timestamptz not null default now(),
  -- A new token ends the one before it once it is used.
  add column first_used_at timestamptz,
  add column browser text not null default '',
  add column source text not null default '';
update sessions set started_at = created_at, proved_at = created_at, first_used_at = created_at;
create index sessions_device on sessions (device_id);

-- Links that confirm a mail address, by the hash of their token.
create table email_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_user on email_links (user_id);

-- Whoever works in the panel already was let in by an admin.
update users set is_verified = true where role <> 'user';
