import type { BlogPostSummary } from '@aaram/shared-domain/content';
import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { findCover } from '#lib/post-pictures.ts';
import * as texts from '#texts/post.ts';
import styles from './related-reads.module.css';

/** Related Reads: three columns, the first category as badge (product-rules.md#related-reads). */
export function RelatedReads({ posts }: { posts: readonly BlogPostSummary[] }) {
  if (posts.length === 0) {
    return null;
  }
  return (
    <section className={styles.related} aria-labelledby="related-reads">
      <h2 id="related-reads" className={styles.heading}>
        {texts.relatedReads}
      </h2>
      <ul className={styles.grid}>
        {posts.map((post) => (
          <li key={post._id} className={styles.card}>
            <div className={styles.media}>
              <OptionalPicture
                src={findCover(post)}
                alt=""
                sizes="(width < 640px) 100vw, 33vw"
                ratio="3:2"
                className={styles.picture}
              />
              {post.categories[0] ? (
                <Badge tone="image" className={styles.badge}>
                  {post.categories[0]}
                </Badge>
              ) : null}
            </div>
            <h3 className={styles.title}>
              <Link to={pages.blogPost(post._id)} className={styles.link}>
                {post.title}
              </Link>
            </h3>
            <p className={styles.text}>{post.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
