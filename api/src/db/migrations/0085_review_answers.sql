-- The seller's answer to a review; a review that replaces another one has none yet.
alter table reviews
  add column answer text,
  add column answered_at timestamptz,
  add check ((answer is null) = (answered_at is null));

-- The list of the panel: what has no answer first, then the newest.
create index reviews_unanswered on reviews ((answer is null) desc, created_at desc, id desc);
