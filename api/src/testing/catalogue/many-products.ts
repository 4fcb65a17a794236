import type { Db } from '@aaram/runtime/db';

/**
 * Gives a seller many products, written by the database itself: their names, prices, categories and pieces repeat in
 * different rhythms, so that every filter finds some and no two sorts agree. `after` is how many there are already.
 */
export async function addManyProducts(db: Db, sellerId: string, count: number, after = 0) {
  await db`
    with made as (
      insert into products (name, description, price_paise, mrp_paise, category, subcategory, brand, size_type, images, tags,
        is_available, seller_id, hsn, sold, created_at, updated_at)
      select 'Kurta ' || (i * 7919) % 100003 || ' ' || (array['Indigo', 'Saffron', 'Rani', 'Oat', 'Neem'])[1 + i % 5],
        'Cotton, woven by hand. ' || repeat('Soft and cool in summer. ', 12), 10000 + (i * 6151) % 400000, null,
        (array['Men', 'Women', 'Kids'])[1 + i % 3], (array['Shirts', 'Dresses', 'Clothes'])[1 + i % 3],
        (array['Neelkhet', 'Saanjh Loom', 'Rasta Nine', null])[1 + i % 4], 'Clothing',
        array['/media/test_750x1000_ffffff/750.webp'], array['season' || i % 7, 'cotton'], i % 9 <> 0, ${sellerId},
        (array['6204', '6109', '620342', null])[1 + i % 4], (i * 31) % 500,
        now() - i * interval '1 minute', now() - ((i * 613) % 40000) * interval '1 minute'
      from generate_series(${after}::int + 1, ${after}::int + ${count}::int) i returning id, is_available)
    insert into product_stock (product_id, size, position, quantity)
    select made.id, size, position - 1, case when made.is_available then (position * 3 + length(made.id::text) + (position % 2)) % 11 else 0 end
    from made cross join unnest(array['S', 'M', 'L', 'XL', 'XXL']) with ordinality as sizes(size, position)`;
  await db.unsafe('analyze products');
  await db.unsafe('analyze product_stock');
}
