-- What every order, payment, login and password reset looks up by, and what the jobs that forget old rows walk along.
create index payment_events_order on payment_events (provider_order_id) where provider_order_id is not null;
create index payment_events_received on payment_events (received_at);
create index sessions_expires on sessions (expires_at);
create index password_resets_user on password_resets (user_id);
create index password_resets_expires on password_resets (expires_at);
-- Rows that go look for whoever points at them.
create index refunds_parcel on refunds (parcel_id) where parcel_id is not null;
-- Read by nothing since an order is sent in parcels.
drop index order_lines_seller;
