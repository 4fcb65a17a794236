-- What a seller says that a picture of a product shows, by the picture's address.
alter table products
  add column picture_texts jsonb not null default '{}' check (jsonb_typeof(picture_texts) = 'object');
