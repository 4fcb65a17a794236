-- What somebody has chosen about messages of a kind over a channel; without a row the default counts. The kinds stand in
-- the domain package alone.
create table message_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
  is_wanted boolean not null,
  -- Where it was chosen: in the account, or by the link of a message.
  chosen_by text not null check (chosen_by in ('account', 'link')),
  chosen_at timestamptz not null default now(),
  primary key (user_id, kind, channel)
);
