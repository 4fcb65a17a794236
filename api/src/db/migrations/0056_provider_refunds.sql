-- What the provider says went back, by its own ids: asked for by us, or made by a person at the provider. Its status
-- goes one way, from pending over processed to failed, so that it does not matter in which order the news come.
create table provider_refunds (
  id text primary key,
  provider_payment_id text not null,
  order_id uuid not null references orders,
  amount_paise bigint not null check (amount_paise > 0),
  -- Ours begins with the id of the refund it was asked for; one made at the provider has none of ours.
  receipt text,
  status text not null check (status in ('pending', 'processed', 'failed')),
  created_at timestamptz not null default now()
);
create index provider_refunds_payment on provider_refunds (provider_payment_id);
create index provider_refunds_order on provider_refunds (order_id);

-- Which part of what we owe was paid by which refund of the provider. One of them may pay several of ours, in parts.
create table refund_shares (
  refund_id text not null references refunds (id) on delete cascade,
  provider_refund_id text not null references provider_refunds on update cascade,
  amount_paise bigint not null check (amount_paise > 0),
  primary key (refund_id, provider_refund_id)
);
create index refund_shares_provider on refund_shares (provider_refund_id);

-- 'asked' may have reached the provider: it can no longer be withdrawn. What failed there is asked for in a new round.
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in ('due', 'asked', 'done'));
alter table refunds add column round smallint not null default 1;
-- Whether the shopper has been told that the money went back.
alter table refunds add column told boolean not null default false;
update refunds set told = true where state = 'done';
update refunds set state = 'asked' where state = 'due' and attempts > 0;
drop index refunds_due;
create index refunds_due on refunds (next_attempt_at) where state <> 'done';

-- The provider's id of these is learned when it is next asked about them: their receipt tells.
insert into provider_refunds (id, provider_payment_id, order_id, amount_paise, receipt, status, created_at)
select 'before-0056:' || id, provider_payment_id, order_id, amount_paise, id, 'processed', created_at
from refunds where state = 'done';
insert into refund_shares (refund_id, provider_refund_id, amount_paise)
select id, 'before-0056:' || id, amount_paise from refunds where state = 'done';
