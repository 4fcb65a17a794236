-- Pictures that sellers and authors of the blog have uploaded, each person's own, to be used again. The files are those
-- of `pictures`; what nothing shows and nobody keeps here is swept away.
create table media_items (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users on delete cascade,
  url text not null,
  name text not null default '',
  alt text not null default '',
  created_at timestamptz not null default now(),
  unique (owner_id, url)
);
create index media_items_newest on media_items (owner_id, created_at desc, id desc);
create index media_items_url on media_items (url);

insert into media_items (owner_id, url, name)
select distinct on (seller_id, url) seller_id, url, left(name, 100)
from products, unnest(images) as url where removed_at is null or removed_at = 'infinity'
on conflict do nothing;
insert into media_items (owner_id, url, name)
select distinct on (author_id, url) author_id, url, left(title, 100)
from blog_posts, unnest(images) as url where author_id is not null
on conflict do nothing;

-- Pictures in the text of posts, so that they are kept as long as a post or a revision of it shows them.
alter table blog_posts add column content_pictures text[] not null default '{}';
alter table post_revisions add column content_pictures text[] not null default '{}';
create index blog_posts_content_pictures on blog_posts using gin (content_pictures) where content_pictures <> '{}';
create index post_revisions_content_pictures on post_revisions using gin (content_pictures) where content_pictures <> '{}';
