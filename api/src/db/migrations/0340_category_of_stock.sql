-- Products that offer a size are found with their category by one index, however large the catalogue is: most categories
-- have few products of some sizes, and a list of those would look at the whole category. Not whether there are pieces of
-- it: an index of quantities would be written by every order.
alter table product_stock add column category text;

create function fill_category_of_stock() returns trigger language plpgsql as $$
begin
  new.category := (select category from products where id = new.product_id);
  return new;
end $$;
create trigger product_stock_category before insert on product_stock for each row
  execute function fill_category_of_stock();

create function follow_category_of_stock() returns trigger language plpgsql as $$
begin
  update product_stock set category = new.category where product_id = new.id;
  return null;
end $$;
create trigger products_category_of_stock after update of category on products for each row
  when (old.category is distinct from new.category) execute function follow_category_of_stock();

update product_stock s set category = p.category from products p where p.id = s.product_id;
create index product_stock_offered on product_stock (category, size, product_id);
