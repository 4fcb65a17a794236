-- The company that a shopper bought for, beside its GST number.
alter table orders add column buyer_company text check (length(buyer_company) between 1 and 200);
