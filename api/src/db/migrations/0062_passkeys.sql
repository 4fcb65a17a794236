-- Keys that a browser, a phone or a stick keeps for somebody: the public half, by the id that their maker gave them.
create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often it was used, where its maker counts: one that goes back is a copy.
  counter bigint not null,
  -- How a browser reaches it, and whether its maker keeps it in more than one place.
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- What a passkey has to sign, once: for one account and one purpose, and for one login where it is the second step.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('add', 'login', 'proof')),
  ticket_hash bytea references challenges on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'login') = (ticket_hash is not null))
);
create index passkey_challenges_user on passkey_challenges (user_id, expires_at);
create index passkey_challenges_ticket on passkey_challenges (ticket_hash);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
