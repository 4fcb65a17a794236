-- SMS and WhatsApp messages: one row for each event and channel, so that each is told once. The number is looked up when
-- a message is sent; what is kept of its text is an order number, an amount or a product's name.
create table short_messages (
  id uuid primary key default uuidv7(),
  event text not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  kind text not null,
  user_id uuid not null references users on delete cascade,
  words text[] not null,
  created_at timestamptz not null default now(),
  -- When it was sent, or given up: nobody wants it any more, the number is gone, the provider refuses it, it is too old.
  ended_at timestamptz,
  is_sent boolean not null default false,
  unique (event, channel)
);
create index short_messages_user on short_messages (user_id);
create index short_messages_created on short_messages (created_at);

-- A number that somebody has proved to have logs in; one that was only typed does not. Whoever proves a number last has
-- it, so that an account may be left without one.
alter table users
  alter column mobile drop not null,
  add column mobile_proved_at timestamptz,
  add check (mobile is not null or mobile_proved_at is null);

-- Codes by SMS: the ticket is what the browser that asked has, by its hash. The code stands nowhere: it is computed from
-- the row with the server's secret.
create table phone_codes (
  id uuid primary key default uuidv7(),
  ticket_hash bytea not null unique,
  mobile text not null,
  purpose text not null check (purpose in ('login', 'prove')),
  -- Who proves a number; for a login the account is looked up by the number.
  user_id uuid references users on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz,
  check ((purpose = 'prove') = (user_id is not null))
);
create index phone_codes_user on phone_codes (user_id);
create index phone_codes_expiry on phone_codes (expires_at);
create index phone_codes_sent on phone_codes (purpose, sent_at) where sent_at is not null;

-- A queue of its own: no mail waits for a provider of messages that hangs.
select pgboss.create_queue('messages', '{"policy": "exclusive", "retryLimit": 11, "retryDelay": 10, "retryBackoff": true,
  "retryDelayMax": 3600, "expireInSeconds": 300, "heartbeatSeconds": 20, "retentionSeconds": 315360000,
  "deleteAfterSeconds": 300, "deadLetter": "dead"}');
