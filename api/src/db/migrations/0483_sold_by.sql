-- A product page names the seller of the invoice: when that seller's legal name or address changes, so do the pages of
-- all products on sale. What is kept of them is read anew.
create function note_seller_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id, kind)
  select id, 'shown' from products where seller_id = new.seller_id and removed_at is null;
  return null;
end $$;
create trigger tax_sellers_noted after update of legal_name, legal_address on tax_sellers for each row
  when ((old.legal_name, old.legal_address) is distinct from (new.legal_name, new.legal_address))
  execute function note_seller_change();
