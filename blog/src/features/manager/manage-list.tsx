import { pages as addresses } from '@aaram/shared-domain/contract';
import { formatLongDay } from '@aaram/shared-domain/format';
import { Loading, Pager, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { MANAGED_POSTS, managedQuery } from '#lib/post-queries.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/manager.ts';
import styles from './manage-list.module.css';
import { PostRow, type PostRowActions } from './post-row.tsx';
import { useDeletePost } from './use-manage-posts.ts';

const ROWS_LOADING = 5;

type ManageListProps = PostRowActions & { onDeleted: (id: string) => void };

/** The published posts in pages, each with Edit and Delete. */
export function ManageList({ onDeleted, ...rest }: ManageListProps) {
  const pages = useCursorPages('posts');
  const posts = useQuery(managedQuery(usePlatform(), pages.cursor));
  const remove = useDeletePost(onDeleted);
  if (posts.isLoadingError) {
    return <ErrorState title={common.postsNotLoaded} onRetry={() => posts.refetch()} busy={posts.isFetching} />;
  }
  if (posts.isPending) {
    return (
      <Loading label={texts.loadingPosts} className={styles.list}>
        {Array.from({ length: ROWS_LOADING }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
          <div key={row} className={styles.item}>
            <Skeleton ratio="1:1" />
            <Skeleton shape="text" lines={2} />
          </div>
        ))}
      </Loading>
    );
  }
  const { items, total, nextCursor } = posts.data;
  if (total === 0) {
    return <EmptyState title={common.noPostsYet}>{texts.firstPostWillAppear}</EmptyState>;
  }
  const hasPages = pages.page > 1 || nextCursor !== null;
  return (
    <>
      <ul className={styles.list}>
        {items.map((post) => (
          <PostRow
            key={post._id}
            post={post}
            to={addresses.blogPost(post._id)}
            meta={[post.author, formatLongDay(post.publishedAt)].filter(Boolean).join(' · ')}
            remove={remove}
            {...rest}
          />
        ))}
      </ul>
      {hasPages ? (
        <Pager pages={pages} size={MANAGED_POSTS} shown={items.length} total={total} nextCursor={nextCursor} />
      ) : null}
    </>
  );
}
