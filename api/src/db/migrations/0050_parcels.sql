-- What one seller sends of an order. The order's status, tracking id and hold follow from its parcels; they stay on the
-- order's row for the lists, and are written with them. Whoever changes a parcel locks its order.
create table order_parcels (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders on delete cascade,
  seller_id uuid not null references users,
  position smallint not null,
  order_status text not null default 'Pending'
    check (order_status in ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled')),
  tracking_id text,
  -- Whether its pieces are out of product_stock. Each change of it moves stock exactly once.
  holds_stock boolean not null default true,
  -- The product total of its lines, as they were bought.
  total_paise bigint not null,
  unique (order_id, seller_id)
);
-- A seller's list and figures; the second one finds what a revenue is without.
create index order_parcels_seller on order_parcels (seller_id, order_id) include (order_status, total_paise);
create index order_parcels_cancelled on order_parcels (order_id) include (total_paise) where order_status = 'Cancelled';

-- Every status a parcel came to after Pending, which it had when its order was placed.
create table parcel_events (
  id uuid primary key default uuidv7(),
  parcel_id uuid not null references order_parcels on delete cascade,
  order_status text not null,
  source text not null,
  actor_id uuid,
  at timestamptz not null default now()
);
create index parcel_events_parcel on parcel_events (parcel_id, at);

insert into order_parcels (order_id, seller_id, position, order_status, tracking_id, holds_stock, total_paise)
select o.id, l.seller_id, row_number() over (partition by o.id order by min(l.position)) - 1, o.order_status, o.tracking_id,
  o.holds_stock, sum(l.unit_paise * l.quantity)
from orders o join order_lines l on l.order_id = o.id
group by o.id, l.seller_id;

insert into parcel_events (parcel_id, order_status, source, actor_id, at)
select p.id, e.order_status, e.source, e.actor_id, e.at
from (
  select *, lag(order_status) over (partition by order_id order by at, id) as before from order_events
) e join order_parcels p on p.order_id = e.order_id
where e.order_status <> e.before
order by e.at, e.id;

-- A payment may go back in parts, one for each cancelled parcel. `id` is what the provider knows a refund by: for those
-- from before it was the payment's own id, and stays so.
alter table refunds drop constraint refunds_pkey;
alter table refunds add column id text;
update refunds set id = provider_payment_id;
alter table refunds alter column id set default uuidv7()::text;
alter table refunds add primary key (id);
alter table refunds add column parcel_id uuid references order_parcels;
update refunds r set parcel_id = p.id
from order_parcels p join orders o on o.id = p.order_id
where p.order_id = r.order_id and o.provider_payment_id = r.provider_payment_id
  and (select count(*) from order_parcels q where q.order_id = r.order_id) = 1;
-- A payment that goes back whole does so once.
create unique index refunds_whole on refunds (provider_payment_id) where parcel_id is null;
create index refunds_payment on refunds (provider_payment_id);
create index refunds_order on refunds (order_id);
analyze order_parcels;
