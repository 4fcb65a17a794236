-- An order of a gift card is paid, looked for and refunded like any other, but has no pieces, parcels, GST or invoice.
alter table orders add column kind text not null default 'goods' check (kind in ('goods', 'gift-card'));

-- What was asked for with such an order. The card itself is a credit, issued when the order is paid.
create table gift_cards (
  order_id uuid primary key references orders on delete cascade,
  recipient_name text not null,
  recipient_email text not null,
  sender_name text not null,
  message text not null,
  credit_id uuid unique references credits
);
