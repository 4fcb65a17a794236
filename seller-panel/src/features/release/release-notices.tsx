import { formatDateTime } from '@aaram/shared-domain/format';
import type { ReleaseOverview, ReleasePart } from '@aaram/shared-domain/release';
import { Notice } from '@aaram/shared-ui/notice';

const named = ({ part, version }: { part: string; version: string }) => `${part} ${version}`;

/** The move that is under way, and how the last one ended. */
export function MoveNotice({ underWay, ended }: Pick<ReleaseOverview, 'underWay' | 'ended'>) {
  if (underWay) {
    return (
      <Notice role="status">
        {underWay.how === 'rollback' ? 'Rolling back to' : 'Trying all pages of'} {named(underWay)}, for {underWay.by}.
      </Notice>
    );
  }
  if (!ended) {
    return null;
  }
  return ended.refusal === null ? (
    <Notice tone="success" role="status">
      {formatDateTime(ended.endedAt)}: {named(ended)} is live.
    </Notice>
  ) : (
    <Notice tone="danger" role="alert">
      <p>
        {formatDateTime(ended.endedAt)}: {named(ended)} did not go live, and nothing was changed.
      </p>
      {ended.refusal.split('\n').map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}

/** What is special about the live version of a part. */
export function PartNotices({ part: { held, canary, problem } }: { part: ReleasePart }) {
  return (
    <>
      {problem === null ? null : (
        <Notice tone="danger">Visitors get the named fallback instead of its pages: {problem}</Notice>
      )}
      {canary === null ? null : (
        <Notice>
          {canary.percent} % of the visitors get {canary.version}, by {canary.by}, {formatDateTime(canary.at)}:{' '}
          {canary.why}
        </Notice>
      )}
      {held === null ? null : (
        <Notice>
          {held.how === 'pinned' ? 'Pinned' : 'Rolled back'} by {held.by}, {formatDateTime(held.at)}: {held.why}. Builds
          leave it there.
        </Notice>
      )}
    </>
  );
}
