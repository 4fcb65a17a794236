-- How many guesses are left: one row for each slot that keys are hashed into, so that the table has a largest size.
-- Unlogged: a crash of the database forgets the counts, and nothing else.
create unlogged table guess_counters (
  slot integer primary key,
  full_at timestamptz not null,
  room interval not null
) with (fillfactor = 60);
