import { formatDateTime } from '@aaram/shared-domain/format';
import type { ReleaseOverview, ReleasePart } from '@aaram/shared-domain/release';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/release.ts';

const named = ({ part, version }: { part: string; version: string }) => `${part} ${version}`;

/** The move that is under way, and how the last one ended. */
export function MoveNotice({ underWay, ended }: Pick<ReleaseOverview, 'underWay' | 'ended'>) {
  if (underWay) {
    return (
      <Notice role="status">
        {underWay.how === 'rollback' ? texts.rollingBackTo : texts.tryingAllPagesOf} {named(underWay)}, for{' '}
        {underWay.by}.
      </Notice>
    );
  }
  if (!ended) {
    return null;
  }
  return ended.refusal === null ? (
    <Notice tone="success" role="status">
      {texts.dateTimeEndedIsLive(formatDateTime(ended.endedAt), named(ended))}
    </Notice>
  ) : (
    <Notice tone="danger" role="alert">
      <p>{texts.dateTimeEndedDidNotGo(formatDateTime(ended.endedAt), named(ended))}</p>
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
      {problem === null ? null : <Notice tone="danger">{texts.visitorsGetNamedFallbackInsteadOf(problem)}</Notice>}
      {canary === null ? null : (
        <Notice>
          {texts.percentOfVisitorsGetVersionBy(
            canary.percent,
            canary.version,
            canary.by,
            formatDateTime(canary.at),
            canary.why,
          )}
        </Notice>
      )}
      {held === null ? null : (
        <Notice>
          {held.how === 'pinned' ? texts.pinned : texts.rolledBack} by {held.by}, {formatDateTime(held.at)}: {held.why}.
          Builds leave it there.
        </Notice>
      )}
    </>
  );
}
