import type { PanelPostSummary } from '@aaram/shared-domain/content';
import { formatDateTime } from '@aaram/shared-domain/format';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import * as texts from '#texts/manager.ts';
import styles from './manage-list.module.css';
import { PostRow, type PostRowActions } from './post-row.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { useDeletePost, useMakePreview, type useUnpublished } from './use-manage-posts.ts';

const describe = ({ publishedAt, updatedAt }: PanelPostSummary) =>
  publishedAt === null
    ? texts.draftChanged(formatDateTime(updatedAt))
    : texts.scheduledFor(formatDateTime(publishedAt));

type UnpublishedListProps = PostRowActions & {
  posts: ReturnType<typeof useUnpublished>;
  onDeleted: (id: string) => void;
};

/** Drafts and scheduled posts, each with a link that shows it before it is published. */
export function UnpublishedList({ posts, onDeleted, ...rest }: UnpublishedListProps) {
  const remove = useDeletePost(onDeleted);
  const preview = useMakePreview();
  if (posts.isLoadingError) {
    return <ErrorState title={texts.draftsNotLoaded} onRetry={() => posts.refetch()} busy={posts.isFetching} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {posts.data?.map((post) => (
          <PostRow
            key={post._id}
            post={post}
            meta={[post.author, describe(post)].filter(Boolean).join(' · ')}
            remove={remove}
            more={
              <Button
                variant="ghost"
                size="sm"
                aria-label={texts.previewNamed(post.title)}
                onClick={() => preview.mutate(post)}
              >
                {texts.preview}
              </Button>
            }
            {...rest}
          />
        ))}
      </ul>
      <PreviewDialog preview={preview} />
    </>
  );
}
