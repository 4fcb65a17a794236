-- A post is a draft, scheduled (its time lies ahead) or published. Public reads compare its time with now, so that no job
-- has to publish it. `version` counts its changes, so that an edit of an old version can be refused.
alter table blog_posts
  add column is_draft boolean not null default false,
  add column version integer not null default 1;
create index blog_posts_drafts on blog_posts (updated_at desc, id desc) where is_draft;

-- Links that show a post before it is published, to whoever has one.
create table post_previews (
  token_hash bytea primary key,
  post_id uuid not null references blog_posts on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index post_previews_post on post_previews (post_id, created_at);
