-- Several edits made as one: a bulk change or an import, with what each subject was before and after, so that it can be
-- previewed, told row by row and undone (product-rules.md#bulk-changes).
create table change_sets (
  id uuid primary key default uuidv7(),
  -- Who asked for it. Like the audit, it outlives an account.
  actor_id uuid not null,
  -- Whose products and parcels it may touch; empty for all, which an admin may.
  seller_id uuid,
  kind text not null,
  subject text not null check (subject in ('product', 'order')),
  change jsonb not null,
  state text not null check (state in ('preparing', 'prepared', 'running', 'done', 'undoing', 'undone')),
  -- What was chosen, while its rows are being made: in their order, so that a place is an index.
  chosen uuid[] not null default '{}',
  total integer not null default 0,
  -- How many rows there are, and how many came to which end.
  ready integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  changed integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  -- Who began the run or the undo, and by which call: its audit names them.
  moved_by uuid,
  request_id text not null,
  created_at timestamptz not null default now(),
  run_at timestamptz,
  ended_at timestamptz
);
create index change_sets_actor on change_sets (actor_id, id desc);
create index change_sets_created on change_sets (created_at);
-- One at a time for each account.
create unique index change_sets_running on change_sets (actor_id) where state in ('running', 'undoing');

create table change_rows (
  set_id uuid not null references change_sets on delete cascade,
  place integer not null,
  subject_id uuid not null,
  title text not null,
  before jsonb not null,
  after jsonb not null,
  -- Of stock: which change set had set each size before.
  marks jsonb not null default '{}',
  result text not null check (result in ('planned', 'unchanged', 'refused', 'changed', 'undone', 'kept')),
  reason text,
  primary key (set_id, place)
);
create index change_rows_result on change_rows (set_id, result, place);
create index change_rows_subject on change_rows (subject_id);

-- The change set that last set the pieces of a size; empty after any other count. Sales and returns leave it, so an undo
-- can tell them from a count.
alter table product_stock add column counted_by uuid;

-- Who removed a product, for the trash.
alter table products add column removed_by uuid;
create index products_removed on products (seller_id, removed_at desc, id desc) where removed_at is not null;

-- A queue of its own: no mail waits for 20,000 edits.
select pgboss.create_queue('changes', '{"policy": "exclusive", "retryLimit": 11, "retryDelay": 10, "retryBackoff": true,
  "retryDelayMax": 600, "expireInSeconds": 300, "heartbeatSeconds": 20, "retentionSeconds": 315360000,
  "deleteAfterSeconds": 300, "deadLetter": "dead"}');
