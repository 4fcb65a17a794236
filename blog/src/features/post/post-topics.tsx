import type { Topic } from '@aaram/shared-domain/content';
import { blogPages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import * as texts from '#texts/post.ts';
import styles from './post-topics.module.css';

type PostTopicsProps = { kind: Topic['kind']; names: readonly string[]; className?: string | undefined };

/** The categories or the tags of a post, each a link to the posts about it. */
export function PostTopics({ kind, names, className }: PostTopicsProps) {
  return names.length === 0 ? null : (
    <ul className={`${styles.topics} ${className ?? ''}`} aria-label={kind === 'tag' ? texts.tags : texts.categories}>
      {names.map((name) => (
        <li key={name}>
          <Link to={blogPages.list({ kind, name })} className={styles.topic}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
