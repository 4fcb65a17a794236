import type { PanelPost, PostRevision, PostRevisionSummary } from '@aaram/shared-domain/content';
import { createPostCalls, failureText } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { Loading, panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQuery } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useState } from 'react';
import * as manager from '#texts/manager.ts';
import * as texts from '#texts/revisions.ts';
import { textOfHtml } from '../html-text.ts';
import styles from './revisions.module.css';
import { WordChanges } from './word-changes.tsx';

type RevisionsDialogProps = {
  post: PanelPost;
  onClose: () => void;
  onRestored: (post: PanelPost) => void;
};

/** What a post was after each of its saves: compared with now, and restored (product-rules.md#revisions-of-a-post). */
export function RevisionsDialog({ post, onClose, onRestored }: RevisionsDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={texts.revisionsOf(post.title)} size="lg">
      <Revisions post={post} onRestored={onRestored} />
    </Dialog>
  );
}

function Revisions({ post, onRestored }: Omit<RevisionsDialogProps, 'onClose'>) {
  const { api } = usePlatform();
  const calls = createPostCalls(api.call);
  const [compared, setCompared] = useState<PostRevisionSummary>();
  const list = useQuery({
    queryKey: ['post-revisions', post._id, post.version],
    queryFn: () => calls.getRevisions(post._id),
    gcTime: 0,
  });
  if (list.isLoadingError) {
    return <ErrorState title={texts.revisionsNotLoaded} onRetry={() => list.refetch()} busy={list.isFetching} />;
  }
  if (list.isPending) {
    return (
      <Loading label={texts.loadingRevisions}>
        <Skeleton shape="text" lines={4} />
      </Loading>
    );
  }
  if (compared) {
    return <Comparison post={post} revision={compared} onBack={() => setCompared(undefined)} onRestored={onRestored} />;
  }
  return list.data.length === 0 ? (
    <p>{texts.noRevisions}</p>
  ) : (
    <ul className={styles.list}>
      {list.data.map((revision) => (
        <li key={revision.version} className={styles.row}>
          <span className={styles.who}>
            {texts.savedBy(formatDateTime(revision.savedAt), revision.savedBy ?? texts.somebody)}
            <span className={styles.title}>{revision.title}</span>
          </span>
          {revision.isAutomatic ? <Badge>{texts.savedItself}</Badge> : null}
          {revision.version === post.version ? (
            <Badge>{texts.isPresent}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.compareWith(formatDateTime(revision.savedAt))}
              onClick={() => setCompared(revision)}
            >
              {texts.compare}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The words of both, field by field, where they differ. */
function listChanges(old: PostRevision, now: PanelPost) {
  const fields = [
    [manager.title, old.title, now.title],
    [manager.content, textOfHtml(old.content), textOfHtml(now.content)],
    [manager.description, old.description, now.description],
    [manager.author, old.author, now.author],
    [manager.tags, old.tags.join(', '), now.tags.join(', ')],
    [manager.categories, old.categories.join(', '), now.categories.join(', ')],
  ] as const;
  return fields.filter(([, before, after]) => before !== after);
}

type ComparisonProps = {
  post: PanelPost;
  revision: PostRevisionSummary;
  onBack: () => void;
  onRestored: (post: PanelPost) => void;
};

function Comparison({ post, revision, onBack, onRestored }: ComparisonProps) {
  const { api } = usePlatform();
  const calls = createPostCalls(api.call);
  const { version, savedAt } = revision;
  const whole = useQuery({
    queryKey: ['post-revision', post._id, version],
    queryFn: () => calls.getRevision(post._id, version),
    gcTime: 0,
  });
  const restore = useMutation({
    mutationFn: () => calls.restore(post._id, version, post.version),
    onSuccess: (restored) => {
      panelToast.success(texts.restored);
      onRestored(restored);
    },
    onError: (error) => console.error('Restoring a revision failed', error),
  });
  if (whole.isLoadingError) {
    return <ErrorState title={texts.revisionsNotLoaded} onRetry={() => whole.refetch()} busy={whole.isFetching} />;
  }
  if (whole.isPending) {
    return (
      <Loading label={texts.loadingRevisions}>
        <Skeleton shape="text" lines={4} />
      </Loading>
    );
  }
  const changes = listChanges(whole.data, post);
  const hasOtherPictures = whole.data.image.join() !== post.image.join();
  return (
    <div className={styles.compare}>
      <p className={styles.name}>{texts.changesSince(formatDateTime(savedAt))}</p>
      {changes.length === 0 ? <p>{texts.sameAsNow}</p> : null}
      {changes.map(([name, before, after]) => (
        <div key={name} className={styles.field}>
          <p className={styles.name}>{name}</p>
          <WordChanges before={before} after={after} />
        </div>
      ))}
      {hasOtherPictures ? <p>{texts.otherPictures}</p> : null}
      {restore.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(restore.error, texts.notRestored)}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button busy={restore.isPending} onClick={() => restore.mutate()}>
          {texts.restore}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {manager.cancel}
        </Button>
      </div>
    </div>
  );
}
