-- The file of an import until its rows are planned, so that a worker that dies can be followed by another.
create table change_files (
  set_id uuid primary key references change_sets on delete cascade,
  bytes bytea not null
);
