-- What browsers refused on our pages, as they say themselves: a row for each kind, directive, blocked origin and page,
-- with how often. No address with its query, and nothing about who sent it.
create table browser_reports (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('policy', 'integrity')),
  directive text not null,
  blocked text not null,
  page text not null,
  times integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (kind, directive, blocked, page)
);
create index browser_reports_last on browser_reports (last_at desc, id desc);
