import type { BlogPost } from '@aaram/shared-domain/content';
import { pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Picture } from '@aaram/shared-ui/picture';
import { RichText } from '@aaram/shared-ui/rich-text';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { PostGallery } from '#features/post/post-gallery.tsx';
import { PostHeader } from '#features/post/post-header.tsx';
import { pickRelated, RelatedReads } from '#features/post/related-reads.tsx';
import { findCover, pictureSizes } from '#lib/post-pictures.ts';
import { postQuery, postsQuery } from '#lib/post-queries.ts';
import * as texts from '#texts/post.ts';
import styles from './post-page.module.css';

function Related({ post }: { post: BlogPost }) {
  const posts = useQuery(postsQuery(usePlatform()));
  if (posts.isLoadingError) {
    return <ErrorState title={texts.relatedReadsNotLoaded} onRetry={() => posts.refetch()} busy={posts.isFetching} />;
  }
  return <RelatedReads posts={pickRelated(post, posts.data ?? [])} />;
}

function Post({ post }: { post: BlogPost }) {
  const cover = findCover(post);
  return (
    <>
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
          <RichText html={post.content} className={styles.content} />
        </div>
        {post.image.length > 0 ? (
          <div className={styles.gallery}>
            <PostGallery key={post._id} title={post.title} pictures={[...new Set(post.image)]} />
          </div>
        ) : null}
      </article>
      <div className={styles.related}>
        <Related post={post} />
      </div>
    </>
  );
}

export function PostPage({ params: { id } }: { params: { id: string } }) {
  const post = useQuery(postQuery(usePlatform(), id));
  if (post.isLoadingError) {
    return (
      <div className={styles.state}>
        <ErrorState title={texts.postNotLoaded} onRetry={() => post.refetch()} busy={post.isFetching} />
      </div>
    );
  }
  if (post.isPending) {
    return (
      <div className={styles.state}>
        <Skeleton shape="text" lines={3} />
        <Skeleton ratio="16:9" />
      </div>
    );
  }
  if (post.data === null) {
    return (
      <div className={styles.state}>
        <EmptyState
          title={texts.postNotFound}
          headingLevel={1}
          action={
            <ButtonLink as={Link} to={pages.blogs()}>
              {texts.allPosts}
            </ButtonLink>
          }
        >
          {texts.removedOrMistyped}
        </EmptyState>
      </div>
    );
  }
  return <Post post={post.data} />;
}
