import type { BlogPost } from '@aaram/shared-domain/content';
import { formatLongDay } from '@aaram/shared-domain/format';
import styles from './post-header.module.css';
import { PostTopics } from './post-topics.tsx';

/** A title with more characters would fill the first screen at full size. */
const LONG = 90;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Category, title, description, author and the day it was published. */
export function PostHeader({ post }: { post: BlogPost }) {
  return (
    <header className={styles.header}>
      <PostTopics kind="category" names={post.categories} className={styles.category} />
      <h1 className={styles.title} data-long={post.title.length > LONG || undefined}>
        {post.title}
      </h1>
      <p className={styles.description}>{post.description}</p>
      <div className={styles.by}>
        <span className={styles.initials} aria-hidden>
          {initials(post.author)}
        </span>
        <p>
          <b className={styles.author}>{post.author}</b>
          <time dateTime={post.publishedAt} className={styles.date}>
            {formatLongDay(post.publishedAt)}
          </time>
        </p>
      </div>
    </header>
  );
}
