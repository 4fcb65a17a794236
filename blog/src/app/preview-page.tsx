import type { PreviewedPost } from '@aaram/shared-domain/content';
import { pages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { previewQuery } from '#lib/preview-query.ts';
import * as post from '#texts/post.ts';
import * as texts from '#texts/preview.ts';
import { PostArticle } from './post-article.tsx';
import styles from './post-page.module.css';

function describe({ state, publishedAt }: PreviewedPost) {
  if (publishedAt === null) {
    return texts.draftPreview;
  }
  return state === 'published' ? texts.publishedPreview : texts.scheduledPreview(formatDateTime(publishedAt));
}

/**
 * A post before it is published, for anyone with the link. The browser asks for it, so that no document has it: those
 * are cached for everybody (product-rules.md#drafts-and-scheduled-posts).
 */
export function PreviewPage({ params: { token } }: { params: { token: string } }) {
  const found = useQuery(previewQuery(usePlatform(), token));
  if (found.isLoadingError) {
    return (
      <div className={styles.state}>
        <ErrorState title={texts.previewNotLoaded} onRetry={() => found.refetch()} busy={found.isFetching} />
      </div>
    );
  }
  if (found.isPending) {
    return (
      <div className={styles.state}>
        <Skeleton shape="text" lines={3} />
        <Skeleton ratio="16:9" />
      </div>
    );
  }
  if (found.data === null) {
    return (
      <div className={styles.state}>
        <EmptyState
          title={texts.previewEnded}
          headingLevel={1}
          action={
            <ButtonLink as={Link} to={pages.blogs()}>
              {post.allPosts}
            </ButtonLink>
          }
        >
          {texts.askForLink}
        </EmptyState>
      </div>
    );
  }
  // A draft has no date yet: it shows the one that it would get now.
  const publishedAt = found.data.publishedAt ?? new Date().toISOString();
  return (
    <>
      <Notice tone="warning" className={styles.preview}>
        {describe(found.data)}
      </Notice>
      <PostArticle post={{ ...found.data, publishedAt }} />
    </>
  );
}
