-- The dashboard counts the reviews that wait for an answer, for one seller by the seller's products.
create index reviews_waiting on reviews (product_id) where answer is null and hidden_at is null;
