-- Pieces of a line that were cancelled while others of its parcel are sent: back in product_stock, and refunded.
alter table order_lines add column cancelled integer not null default 0;
alter table order_lines add constraint order_lines_cancelled check (cancelled between 0 and quantity) not valid;
alter table order_lines validate constraint order_lines_cancelled;

-- Money for pieces of a parcel. It stays owed when a cancelled parcel comes back.
alter table refunds add column return_id uuid references returns;
create index refunds_return on refunds (return_id) where return_id is not null;
