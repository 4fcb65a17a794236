import type { PanelPostSummary } from '@aaram/shared-domain/content';
import { confirm, Link } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import type { ReactNode } from 'react';
import { findCover } from '#lib/post-pictures.ts';
import * as texts from '#texts/manager.ts';
import styles from './manage-list.module.css';
import type { useDeletePost } from './use-manage-posts.ts';

export type PostRowActions = {
  editedId: string | undefined;
  /** Id of the post whose content is loading into the form. */
  readingId: string | undefined;
  onEdit: (id: string) => void;
};

type PostRowProps = PostRowActions & {
  post: Pick<PanelPostSummary, '_id' | 'title' | 'image' | 'featuredImage'>;
  /** Where the post can be read; without it the post cannot be read. */
  to?: string | undefined;
  meta: string;
  remove: ReturnType<typeof useDeletePost>;
  /** More buttons, after Edit. */
  more?: ReactNode;
};

/** One post with Edit and Delete. */
export function PostRow({ post, to, meta, editedId, readingId, onEdit, remove, more }: PostRowProps) {
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
        {to === undefined ? (
          <span className={styles.name}>{post.title}</span>
        ) : (
          <Link to={to} className={styles.title}>
            {post.title}
          </Link>
        )}
        <span className={styles.meta}>{meta}</span>
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
        {more}
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
