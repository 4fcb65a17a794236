-- Holds are found by their dispute, also when one is deleted.
create index order_holds_dispute on order_holds (dispute_id);
