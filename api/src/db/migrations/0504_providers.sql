-- Orders, and what is paid, refunded and told of them, name their provider. Older processes know of one alone.
alter table orders add column provider text not null default 'razorpay';
alter table refunds add column provider text not null default 'razorpay';
alter table provider_refunds add column provider text not null default 'razorpay';
alter table payment_mismatches add column provider text not null default 'razorpay';
alter table payment_disputes add column provider text not null default 'razorpay';
-- What a notification means in the store's own words: 'paid', 'authorized', 'refund', 'dispute'; null for anything else.
alter table payment_events add column provider text not null default 'razorpay', add column meaning text;
update payment_events set meaning = 'paid'
where kind in ('payment.captured', 'order.paid') and received_at > now() - interval '3 hours';
