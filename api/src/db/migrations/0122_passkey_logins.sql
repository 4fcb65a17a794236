-- Challenges with which a passkey alone has logged in, by their hash: each counts once. They are signed and not stored
-- before, so that opening the login page writes nothing.
create table used_passkey_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_passkey_challenges_expiry on used_passkey_challenges (expires_at);
