-- Complaints to the grievance officer. The law gives 48 hours to acknowledge one and a month to settle it; the month is
-- one of the calendar in India.
create table grievances (
  id uuid primary key default uuidv7(),
  number text not null default draw_order_number() unique check (number ~ '^[0-9BCDFGHJKMNPQRSTVWXYZ]{8}$'),
  -- A repeated call with this key gets the first one's ticket.
  attempt text unique,
  name text not null,
  email text,
  mobile text,
  topic text not null,
  order_number text,
  text text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  acknowledge_by timestamptz not null default (now() + interval '48 hours'),
  redress_by timestamptz not null
    default (((now() at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'),
  acknowledged_at timestamptz,
  closed_at timestamptz,
  -- When the next step is due: what is overdue comes first.
  due_at timestamptz not null generated always as
    (case when acknowledged_at is null then acknowledge_by else redress_by end) stored,
  check (email is not null or mobile is not null),
  check ((state = 'closed') = (closed_at is not null))
);
create index grievances_due on grievances (due_at, id);
create index grievances_open on grievances (due_at) where state = 'open';
create index grievances_closed on grievances (closed_at) where closed_at is not null;

create table grievance_answers (
  id uuid primary key default uuidv7(),
  grievance_id uuid not null references grievances (id) on delete cascade,
  author_id uuid not null references users (id),
  text text not null,
  at timestamptz not null default now()
);
create index grievance_answers_grievance on grievance_answers (grievance_id, id);
