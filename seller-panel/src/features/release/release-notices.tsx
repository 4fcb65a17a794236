import { formatDateTime } from '@aaram/shared-domain/format';
import type { ReleaseOverview, ReleasePart } from '@aaram/shared-domain/release';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/release.ts';

const underWayWords = {
  promote: texts.tryingPagesOf,
  rollback: texts.rollingBackTo,
  canary: texts.startingCanary,
  'end-canary': texts.endingCanary,
};
const endedWords = {
  promote: texts.isLive,
  rollback: texts.isLive,
  canary: texts.isTried,
  'end-canary': texts.canaryEnded,
};

/** The move that is under way, and how the last one ended. */
export function MoveNotice({ underWay, ended }: Pick<ReleaseOverview, 'underWay' | 'ended'>) {
  if (underWay) {
    const { how, part, version, by } = underWay;
    return <Notice role="status">{underWayWords[how](part, version, by)}</Notice>;
  }
  if (!ended) {
    return null;
  }
  return ended.refusal === null ? (
    <Notice tone="success" role="status">
      {endedWords[ended.how](formatDateTime(ended.endedAt), ended.part, ended.version)}
    </Notice>
  ) : (
    <Notice tone="danger" role="alert">
      <p>{texts.notMoved(formatDateTime(ended.endedAt), ended.part, ended.version)}</p>
      {ended.refusal.split('\n').map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}

const sayHeld = { pinned: texts.pinned, 'rolled back': texts.rolledBack };

/** What is special about the live version of a part. */
export function PartNotices({ part: { held, canary, problem } }: { part: ReleasePart }) {
  return (
    <>
      {problem === null ? null : <Notice tone="danger">{texts.fallbackShown(problem)}</Notice>}
      {canary === null ? null : <Notice>{texts.canary({ ...canary, at: formatDateTime(canary.at) })}</Notice>}
      {held === null ? null : <Notice>{sayHeld[held.how]({ ...held, at: formatDateTime(held.at) })}</Notice>}
    </>
  );
}
