import type { BlogPost } from '@aaram/shared-domain/content';
import { pages } from '@aaram/shared-domain/contract';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { RelatedReads } from '#features/post/related-reads.tsx';
import { postQuery, relatedQuery } from '#lib/post-queries.ts';
import * as texts from '#texts/post.ts';
import { PostArticle } from './post-article.tsx';
import styles from './post-page.module.css';

function Related({ post }: { post: BlogPost }) {
  const posts = useQuery(relatedQuery(usePlatform(), post._id));
  if (posts.isLoadingError) {
    return <ErrorState title={texts.relatedReadsNotLoaded} onRetry={() => posts.refetch()} busy={posts.isFetching} />;
  }
  return <RelatedReads posts={posts.data ?? []} />;
}

function Post({ post }: { post: BlogPost }) {
  return (
    <>
      <PostArticle post={post} />
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
