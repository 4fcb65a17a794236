-- Shoppers add pictures to what they send back.
alter table pictures drop constraint pictures_purpose_check;
alter table pictures add constraint pictures_purpose_check check (purpose in ('store', 'review', 'design', 'return'));
