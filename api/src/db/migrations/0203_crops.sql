-- A cropped picture is a picture of its own, made from one that is kept, so that a crop can be changed and undone.
alter table media_items
  add column original_url text,
  add column crop jsonb,
  add constraint media_items_crop check ((original_url is null) = (crop is null)) not valid;
alter table media_items validate constraint media_items_crop;
create index media_items_original on media_items (original_url) where original_url is not null;
