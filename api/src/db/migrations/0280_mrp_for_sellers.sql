-- What a team writes is written as the role aaram_seller, which may read no settings: the check of the MRP reads its own.
alter function keep_price_within_mrp() security definer set search_path = public, pg_temp;
