import type { BlogPost } from '@aaram/shared-domain/content';
import { Picture } from '@aaram/shared-ui/picture';
import { PostContent } from '#features/post/post-content.tsx';
import { PostGallery } from '#features/post/post-gallery.tsx';
import { PostHeader } from '#features/post/post-header.tsx';
import { PostTopics } from '#features/post/post-topics.tsx';
import { findCover, pictureSizes } from '#lib/post-pictures.ts';
import * as texts from '#texts/post.ts';
import styles from './post-page.module.css';

/** A whole post: what is above its content, the content and its pictures. */
export function PostArticle({ post }: { post: BlogPost }) {
  const cover = findCover(post);
  return (
    <article className={styles.post}>
      <div className={styles.narrow}>
        <PostHeader post={post} />
      </div>
      {cover === undefined ? null : (
        <Picture
          src={cover}
          alt=""
          sizes={pictureSizes.featured}
          priority
          className={styles.cover}
          imgClassName={styles.coverImg}
        />
      )}
      <blockquote className={styles.quote}>
        <p>{texts.quote}</p>
      </blockquote>
      <div className={styles.narrow}>
        <PostContent post={post} />
        <PostTopics kind="tag" names={post.tags} className={styles.tags} />
      </div>
      {post.image.length > 0 ? (
        <div className={styles.gallery}>
          <PostGallery key={post._id} title={post.title} pictures={[...new Set(post.image)]} />
        </div>
      ) : null}
    </article>
  );
}
