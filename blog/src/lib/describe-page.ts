import { type BlogPost, nameAsWritten } from '@aaram/shared-domain/content';
import { blogPages, pages, queryKeys } from '@aaram/shared-domain/contract';
import type { HeadSource, HeadTags } from '@aaram/shared-platform';
import { pictureSrcSet } from '@aaram/shared-ui/picture';
import * as texts from '#texts/describe.ts';
import { findCover, HERO_PICTURE, pictureSizes } from './post-pictures.ts';
import { findListPage, listKey, type PostList } from './post-queries.ts';

function preload(src: string | undefined, sizes: string): HeadTags['preloadImages'] {
  const srcSet = src === undefined ? undefined : pictureSrcSet(src, 'avif');
  return srcSet === undefined ? undefined : [{ srcSet, sizes, type: 'image/avif' }];
}

/** Head of the list of posts: of all, or of those about a topic. */
export function describeBlogs({ search, queryClient }: Pick<HeadSource, 'search' | 'queryClient'>): HeadTags {
  const list = queryClient.getQueryData<PostList>(listKey(search));
  const { topic, page, isMissing, shown } = findListPage(list, search);
  const name = topic && nameAsWritten(shown, topic);
  const title = name === undefined ? texts.blogs : texts.postsAbout(name);
  return {
    title: page > 1 ? texts.titleOfPage(title, page) : title,
    description: name === undefined ? texts.listDescription : texts.topicDescription(name),
    canonical: blogPages.list(topic && { ...topic, name: name ?? topic.name }, page),
    image: HERO_PICTURE,
    feed: blogPages.feed(),
    ...(isMissing ? { noIndex: true } : {}),
    preloadImages: topic === undefined ? preload(HERO_PICTURE, pictureSizes.hero) : undefined,
  };
}

/** Head of a post before it is published: says nothing of it, since documents are cached for everybody. */
export const describePreview = (): HeadTags => ({ title: texts.preview, noIndex: true });

/** Head of one post, with schema.org's BlogPosting. */
export function describePost({ params: { id }, queryClient, origin }: HeadSource<{ id: string }>): HeadTags {
  const post = queryClient.getQueryData<BlogPost | null>(queryKeys.post(id));
  if (!post) {
    return { title: post === null ? texts.postNotFound : texts.story, noIndex: true };
  }
  const cover = findCover(post);
  return {
    title: post.title,
    description: post.description,
    canonical: pages.blogPost(id),
    type: 'article',
    feed: blogPages.feed(),
    image: cover,
    preloadImages: preload(cover, pictureSizes.featured),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.description,
        author: { '@type': 'Person', name: post.author },
        datePublished: post.publishedAt,
        keywords: post.tags.join(', '),
        image: post.image.map((src) => new URL(src, origin).href),
        mainEntityOfPage: new URL(pages.blogPost(id), origin).href,
      },
    ],
  };
}
