-- What rate-limiter-flexible counts: calls of a key until a moment, ms. Keys are hashes with our own secret.
-- Unlogged: a crash of the database forgets the counts, and nothing else.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 60);
create index rate_limits_expire on rate_limits (expire);
