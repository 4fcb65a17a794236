import type { BlogPostSummary } from '@aaram/shared-domain/content';
import { pages } from '@aaram/shared-domain/contract';
import { formatLongDay } from '@aaram/shared-domain/format';
import { Loading } from '@aaram/shared-panel';
import { confirm, Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { findCover } from '#lib/post-pictures.ts';
import { postsQuery } from '#lib/post-queries.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/manager.ts';
import styles from './manage-list.module.css';
import { useDeletePost } from './use-manage-posts.ts';

const ROWS_LOADING = 5;

type ManageListProps = {
  editedId: string | undefined;
  /** Id of the post whose content is loading into the form. */
  readingId: string | undefined;
  onEdit: (id: string) => void;
  onDeleted: (id: string) => void;
};

type ItemProps = Omit<ManageListProps, 'onDeleted'> & {
  post: BlogPostSummary;
  remove: ReturnType<typeof useDeletePost>;
};

function Item({ post, editedId, readingId, onEdit, remove }: ItemProps) {
  const isRemoving = remove.isPending && remove.variables === post._id;
  const hasFailed = remove.isError && remove.variables === post._id;
  const askAndRemove = async () => {
    if (await confirm(texts.areYouSure, texts.deletePost)) {
      remove.mutate(post._id);
    }
  };
  return (
    <li className={styles.item} data-edited={editedId === post._id || undefined}>
      <OptionalPicture src={findCover(post)} alt="" sizes="64px" ratio="1:1" />
      <div className={styles.text}>
        <Link to={pages.blogPost(post._id)} className={styles.title}>
          {post.title}
        </Link>
        <span className={styles.meta}>
          {[post.author, formatLongDay(post.publishedAt)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          size="sm"
          busy={readingId === post._id}
          aria-label={texts.editNamed(post.title)}
          onClick={() => onEdit(post._id)}
        >
          {texts.edit}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          busy={isRemoving}
          aria-label={texts.deleteNamed(post.title)}
          onClick={askAndRemove}
        >
          {texts.deletePost}
        </Button>
      </div>
      {hasFailed ? (
        <Notice tone="danger" role="alert" className={styles.notice}>
          {texts.postNotDeleted}{' '}
          <Button variant="secondary" size="sm" onClick={() => remove.mutate(post._id)}>
            {texts.tryAgain}
          </Button>
        </Notice>
      ) : null}
    </li>
  );
}

/** Every post with Edit and Delete. */
export function ManageList({ onDeleted, ...rest }: ManageListProps) {
  const posts = useQuery(postsQuery(usePlatform()));
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
  if (posts.data.length === 0) {
    return <EmptyState title={common.noPostsYet}>{texts.firstPostWillAppear}</EmptyState>;
  }
  return (
    <ul className={styles.list}>
      {posts.data.map((post) => (
        <Item key={post._id} post={post} remove={remove} {...rest} />
      ))}
    </ul>
  );
}
