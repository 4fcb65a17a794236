import type { ChangeSet } from '@aaram/shared-domain/change-set';
import { formatCount } from '@aaram/shared-domain/format';
import { Loading, panelToast } from '@aaram/shared-panel';
import { confirm, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { StitchProgress } from '@aaram/shared-ui/progress';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useEffect, useRef } from 'react';
import { ChangeRows, CountList } from '#lib/change-set/change-rows.tsx';
import {
  changeSetQuery,
  isAtWork,
  refreshLists,
  useRunChange,
  useUndoChange,
} from '#lib/change-set/change-sets-query.ts';
import { Failure } from '#lib/form/form.tsx';
import * as texts from '#texts/change-sets.ts';
import * as common from '#texts/common.ts';
import styles from './change-dialog.module.css';

type ProgressProps = { id: string; onBack: () => void; onClose: () => void; onMade: () => void };

/** Says once how a change ended, with a button that takes it back, and lets the lists show it. */
function useAnnounceEnd(set: ChangeSet | undefined, onMade: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange();
  const wasRunning = useRef(false);
  const state = set?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the state is an end
  useEffect(() => {
    if (state === 'running') {
      wasRunning.current = true;
    }
    if (state === 'done' && wasRunning.current && set !== undefined) {
      wasRunning.current = false;
      const { changed } = set.counts;
      panelToast.undoable(texts.madeToast(formatCount(changed), changed), () => undo.mutate(set._id));
      void refreshLists(client);
      onMade();
    }
  }, [state]);
  return { undo, noteRun: () => (wasRunning.current = true) };
}

/** A change from its preview to its end, with the button that makes it and the one that takes it back. */
export function ChangeProgress({ id, onBack, onClose, onMade }: ProgressProps) {
  const query = useQuery(changeSetQuery(usePlatform(), id));
  const run = useRunChange();
  const { data: set } = query;
  const { undo, noteRun } = useAnnounceEnd(set, onMade);
  const askAndUndo = async () => {
    if (set?.kind !== 'import' || (await confirm(texts.askUndo, texts.undo))) {
      undo.mutate(id);
    }
  };
  if (set === undefined) {
    return query.error === null ? (
      <Loading label={texts.loadingPreview}>
        <Skeleton shape="text" lines={3} />
      </Loading>
    ) : (
      <>
        <Failure error={query.error} otherwise={texts.notPreviewed} />
        <div className={styles.buttons}>
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {common.tryAgain}
          </Button>
        </div>
      </>
    );
  }
  const { planned, changed, refused, unchanged, undone, kept } = set.counts;
  const done = set.state === 'undoing' ? undone + kept : set.total - planned;
  return (
    <div className={styles.form}>
      <Failure error={run.error} otherwise={texts.notMade} />
      <p role="status" className={styles.state}>
        {texts.states[set.state]}
      </p>
      {isAtWork(set) ? (
        <>
          <StitchProgress
            label={texts.progress}
            value={set.state === 'preparing' ? planned + refused + unchanged : done}
            max={set.total}
          />
          <p>{texts.goesOn}</p>
        </>
      ) : null}
      <CountList set={set} />
      {set.state === 'prepared' && planned === 0 ? <Notice>{texts.nothingToChange}</Notice> : null}
      {isAtWork(set) ? null : <ChangeRows set={set} />}
      <div className={styles.buttons}>
        {set.state === 'prepared' ? (
          <>
            <Button variant="secondary" onClick={onBack}>
              {texts.back}
            </Button>
            <Button
              disabled={planned === 0}
              busy={run.isPending}
              onClick={() => {
                noteRun();
                run.mutate(id);
              }}
            >
              {texts.run(formatCount(planned), planned)}
            </Button>
          </>
        ) : (
          <>
            {set.undoUntil !== null && changed > 0 ? (
              <Button variant="secondary" busy={undo.isPending} onClick={() => void askAndUndo()}>
                {texts.undo}
              </Button>
            ) : null}
            <Button onClick={onClose}>{texts.close}</Button>
          </>
        )}
      </div>
    </div>
  );
}
