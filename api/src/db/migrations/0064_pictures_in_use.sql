-- Every place that may show an uploaded picture is asked by its address. The view picture_uses, which read all of them,
-- stays for the version before.
create index products_images on products using gin (images);
create index blog_posts_images on blog_posts using gin (images);
create index reviews_media on reviews using gin (media);
create index order_lines_image on order_lines (image) where image is not null;
create index order_lines_raw_image on order_lines (raw_image) where raw_image is not null;
create index order_lines_preview_image on order_lines (preview_image) where preview_image is not null;
create index cart_items_raw_image on cart_items (raw_image) where raw_image is not null;
create index cart_items_preview_image on cart_items (preview_image) where preview_image is not null;
