import type { BlogPostSummary } from '@aaram/shared-domain/content';
import { pages } from '@aaram/shared-domain/contract';
import { formatLongDay } from '@aaram/shared-domain/format';
import { Link } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { findCover } from '#lib/post-pictures.ts';
import * as texts from '#texts/post-list.ts';
import { countWide } from './count-wide.ts';
import styles from './post-cards.module.css';

function About({ post }: { post: BlogPostSummary }) {
  return (
    <p className={styles.about}>{[post.categories[0], formatLongDay(post.publishedAt)].filter(Boolean).join(' · ')}</p>
  );
}

/** One link per post; its click area covers the whole card. Search engines read its text, so it has the name too. */
function ReadMore({ post }: { post: BlogPostSummary }) {
  return (
    <TextLink as={Link} to={pages.blogPost(post._id)} className={styles.more} aria-label={texts.readMoreOf(post.title)}>
      {texts.readMore}
      <VisuallyHidden>{post.title}</VisuallyHidden>
    </TextLink>
  );
}

export function ComingStory() {
  return (
    <div className={styles.lead} aria-busy="true">
      <Skeleton ratio="3:2" />
      <Skeleton shape="text" lines={4} />
    </div>
  );
}

export function LeadStory({ post }: { post: BlogPostSummary }) {
  return (
    <article className={styles.lead}>
      <OptionalPicture
        src={findCover(post)}
        alt=""
        sizes="(width < 1024px) 100vw, 55vw"
        ratio="3:2"
        className={styles.picture}
      />
      <div className={styles.leadText}>
        <About post={post} />
        <h2 className={styles.leadTitle}>{post.title}</h2>
        <p className={styles.description}>{post.description}</p>
        <ReadMore post={post} />
      </div>
    </article>
  );
}

/** The other posts: picture, title, description, Read More (product-rules.md#posts). */
export function PostGrid({ posts }: { posts: readonly BlogPostSummary[] }) {
  const wide = countWide(posts.length);
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post._id} data-wide={index < wide || undefined}>
          <article className={styles.card}>
            <OptionalPicture
              src={findCover(post)}
              alt=""
              sizes={`(width < 640px) 100vw, (width < 1024px) 50vw, ${index < wide ? 50 : 33}vw`}
              ratio="3:2"
              className={styles.picture}
            />
            <About post={post} />
            <h2 className={styles.title}>{post.title}</h2>
            <p className={styles.text}>{post.description}</p>
            <ReadMore post={post} />
          </article>
        </li>
      ))}
    </ul>
  );
}
