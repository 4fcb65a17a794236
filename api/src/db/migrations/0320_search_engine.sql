-- What the engine of searches has been told (SEARCH_URL): the changes that `snapshot` sees. Who tells it claims the row.
create table search_engine (
  name text primary key check (name = 'engine'),
  filling int not null default 0,
  snapshot text,
  told_at timestamptz,
  claimed_by text not null,
  claimed_until timestamptz not null
);
