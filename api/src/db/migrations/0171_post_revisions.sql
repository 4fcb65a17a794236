-- What a post was after each of its changes; the newest fifty of each post. One that was saved by itself while somebody
-- typed takes the place of the one before it.
create table post_revisions (
  post_id uuid not null references blog_posts on delete cascade,
  version integer not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references users on delete set null,
  is_automatic boolean not null default false,
  title text not null,
  description text not null,
  content text not null,
  author text not null,
  tags text[] not null,
  categories text[] not null,
  images text[] not null,
  primary key (post_id, version)
);
create index post_revisions_images on post_revisions using gin (images);
create index post_revisions_saved_by on post_revisions (saved_by);
