-- Changes of mail addresses: asked for with the password, made by a link sent to the new address, and undone for some
-- days by a link sent to the old one, which nobody else can take meanwhile.
create table email_changes (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  old_email text not null,
  new_email text not null,
  state text not null default 'asked' check (state in ('asked', 'replaced', 'made', 'undone')),
  asked_at timestamptz not null default now(),
  -- Until when the link to make it works, and then the link to undo it.
  link_until timestamptz not null,
  made_at timestamptz
);
create unique index email_changes_asked on email_changes (user_id) where state = 'asked';
create index email_changes_user on email_changes (user_id, id);
create index email_changes_kept on email_changes (old_email) where state = 'made';
create index email_changes_over on email_changes (link_until);

-- The links of a change, by the hash of their token.
create table email_change_links (
  token_hash bytea primary key,
  change_id uuid not null references email_changes on delete cascade,
  purpose text not null check (purpose in ('make', 'undo'))
);
create index email_change_links_change on email_change_links (change_id);
