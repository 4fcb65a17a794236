-- What somebody has besides the password: an app that makes codes.
create table second_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind = 'totp'),
  name text not null,
  -- What codes are made from, sealed with the server's secret, and the last half minute whose code was used.
  secret bytea not null,
  last_step bigint not null default 0,
  -- An app counts once a first code of it was right.
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index second_factors_user on second_factors (user_id);

-- Codes for whoever has lost all of them, each for one login, by their hash.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- What is open between two calls: a login that waits for its second step, or a proof by a code.
create table challenges (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('login', 'proof')),
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index challenges_user on challenges (user_id, created_at);
create index challenges_expiry on challenges (expires_at);
