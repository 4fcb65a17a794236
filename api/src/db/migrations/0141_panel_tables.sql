-- How somebody arranged a list of the panel: columns in their order (null: the usual ones), how dense it is, saved views.
create table panel_tables (
  user_id uuid not null references users on delete cascade,
  name text not null check (name in ('products', 'orders')),
  columns text[],
  density text check (density in ('compact', 'roomy')),
  views jsonb not null default '[]' check (jsonb_array_length(views) <= 30),
  primary key (user_id, name)
);
