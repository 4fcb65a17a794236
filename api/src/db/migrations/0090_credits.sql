-- Money that the store keeps for shoppers: a credit note for a return, or a gift card. `balance_paise` is the sum of
-- the movements; only their trigger writes it.
create table credits (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('credit-note', 'gift-card')),
  -- Who may spend it. A gift card has nobody until its code is added to an account.
  owner_id uuid references users,
  -- Of a gift card, from the mail with its code on: a keyed hash, from which a reader of this table can neither spend nor
  -- guess, and the last characters, by which people tell two cards apart.
  code_hash bytea unique,
  code_tail text,
  balance_paise bigint not null default 0,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  -- The refund that it was issued for, so that it is issued once.
  refund_id text unique references refunds (id),
  created_at timestamptz not null default now(),
  constraint credits_balance check (balance_paise >= 0),
  check (kind = 'gift-card' or code_hash is null),
  check ((code_hash is null) = (code_tail is null)),
  check (kind = 'gift-card' or owner_id is not null)
);
create index credits_owner on credits (owner_id, id) where owner_id is not null;
create index credits_expiring on credits (expires_at) where balance_paise > 0;

-- The ledger: nothing in it is changed or deleted. 'spent' moves no money: what an order held is spent when it is paid.
create table credit_movements (
  id uuid primary key default uuidv7(),
  credit_id uuid not null references credits,
  kind text not null
    check (kind in ('issued', 'held', 'given-back', 'spent', 'refunded', 'expired', 'withdrawn')),
  delta_paise bigint not null,
  -- Without a reference: an order whose payment was never opened is deleted, the ledger is not.
  order_id uuid,
  order_number text,
  reason text,
  actor_id uuid,
  at timestamptz not null default clock_timestamp(),
  check (case kind
    when 'spent' then delta_paise = 0
    when 'held' then delta_paise < 0 when 'expired' then delta_paise < 0 when 'withdrawn' then delta_paise < 0
    else delta_paise > 0 end),
  check ((kind in ('held', 'given-back', 'spent', 'refunded')) = (order_id is not null)),
  check ((kind = 'withdrawn') = (reason is not null))
);
create index credit_movements_credit on credit_movements (credit_id, id);
create index credit_movements_order on credit_movements (order_id) where order_id is not null;
create unique index credit_movements_issued on credit_movements (credit_id) where kind = 'issued';

create function move_credit() returns trigger language plpgsql as $$
begin
  update credits set balance_paise = balance_paise + new.delta_paise where id = new.credit_id;
  return null;
end
$$;
create trigger credit_movements_move after insert on credit_movements for each row execute function move_credit();

create function keep_credit_movements() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger of credits is only added to.';
end
$$;
create trigger credit_movements_kept before update or delete on credit_movements
  for each row execute function keep_credit_movements();

-- The part of `payable_paise` that credits pay; the provider is asked for the rest.
alter table orders add column credit_paise bigint not null default 0;
alter table orders add constraint orders_credit check (credit_paise between 0 and payable_paise) not valid;
alter table orders validate constraint orders_credit;

-- What the shopper chose for an accepted return.
alter table returns add column payout text not null default 'refund' check (payout in ('refund', 'credit-note'));
