-- A picture that was taken out of a library comes back into it for a day (product-rules.md#media-library).
alter table media_items add column removed_at timestamptz;
