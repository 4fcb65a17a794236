-- Where the pictures of a row come from (addresses, names of files), until they are stored as pictures of the store.
alter table change_rows add column pictures text[];
create index change_rows_pictures on change_rows (set_id, place) where pictures is not null;

-- Files of an uploaded ZIP that rows of an import name, until it is made; `problem` says why there is none.
create table change_pictures (
  set_id uuid not null references change_sets on delete cascade,
  name text not null,
  bytes bytea,
  problem text,
  primary key (set_id, name)
);
