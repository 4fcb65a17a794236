-- A short number that people can say: eight random characters of Crockford's base 32 without its vowels, shown as
-- AA-7K3F-92QD. Two hashed random bytes for each character: nobody guesses the next one.
create function draw_order_number() returns text language sql volatile as $$
  select string_agg(substr('0123456789BCDFGHJKMNPQRSTVWXYZ',
    1 + (get_byte(bytes, 2 * place) * 256 + get_byte(bytes, 2 * place + 1)) % 30, 1), '' order by place)
  from (select sha256(uuid_send(gen_random_uuid())) as bytes) drawn, generate_series(0, 7) as place
$$;

alter table orders add column number text not null default draw_order_number()
  check (number ~ '^[0-9BCDFGHJKMNPQRSTVWXYZ]{8}$');

-- Among many orders a few may have drawn the same: all but one draw again.
do $$ begin
  loop
    update orders set number = draw_order_number() where id in (
      select id from (select id, row_number() over (partition by number order by id) as place from orders) same
      where place > 1);
    exit when not found;
  end loop;
end $$;
alter table orders add constraint orders_number unique (number);
