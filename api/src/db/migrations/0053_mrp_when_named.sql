-- An MRP is what is printed on the piece, so only its seller can name it. Until now it was the price itself where nobody
-- had; null says so, and a price that is lowered later is no discount. Nor is an MRP that the price with GST is above,
-- which nobody could enter today: 10 % above a price of 1000 rupees, else 5 %, of what the price includes.
alter table products alter column mrp_paise drop not null;
update products set mrp_paise = null
where mrp_paise < price_paise + case when price_paise > 100000
  then (2 * price_paise * 10 + 110) / 220 else (2 * price_paise * 5 + 105) / 210 end
  or mrp_paise = price_paise;
