-- Whether the reviewer had paid for the product: only that is a verified purchase. Until now every reviewer had.
alter table reviews add column is_verified boolean not null default true;
