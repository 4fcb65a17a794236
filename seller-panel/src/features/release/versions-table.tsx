import { formatCount, formatDateTime, locale } from '@aaram/shared-domain/format';
import type { ReleasePart, ReleasePreviewInput, ReleaseVersion } from '@aaram/shared-domain/release';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as common from '#texts/common.ts';
import * as texts from '#texts/release.ts';
import type { Choice } from './move-dialog.tsx';
import styles from './release.module.css';

const NOTHING = '–';
const formatPercent = (part: number) => texts.percent(part.toLocaleString(locale, { maximumFractionDigits: 1 }));
const inTenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const formatSeconds = (ms: number) => texts.seconds((ms / 1000).toLocaleString(locale, inTenths));

function formatErrors({ errors, views }: ReleaseVersion['figures']): string {
  return errors === 0 || views === 0
    ? formatCount(errors)
    : `${formatCount(errors)} (${formatPercent((100 * errors) / views)})`;
}

const heads = [texts.version, texts.liveSince, texts.by, texts.why, texts.commit];
const figures = [texts.visitors, texts.views, texts.errors, texts.largestPaint];

type VersionRowProps = {
  part: ReleasePart;
  version: ReleaseVersion;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
  onPreview: (requested: ReleasePreviewInput) => void;
};

const moves = {
  promote: { label: texts.promote, name: texts.promoteVersion },
  rollback: { label: texts.rollBack, name: texts.rollBackTo },
  canary: { label: texts.giveToSome, name: texts.giveToSomeOf },
  'end-canary': { label: texts.endCanary, name: texts.endCanaryOf },
};

/** What may be done with a version that is not live: one that some visitors get is made live for all, widened or ended. */
const listMoves = ({ previous, canary }: ReleasePart, version: string): Choice['how'][] =>
  canary?.version === version
    ? ['promote', 'canary', 'end-canary']
    : [version === previous ? 'rollback' : 'promote', 'canary'];

/** What an admin may do with a version that is not live. The shell has no preview: it is tried as a canary. */
function VersionActions({
  part,
  version,
  isBusy,
  onChoose,
  onPreview,
}: Omit<VersionRowProps, 'version'> & { version: string }) {
  const { part: partName, live: expected, canary } = part;
  if (expected === null) {
    return null;
  }
  const own = canary?.version === version ? canary : undefined;
  const wordsOf = (how: Choice['how']) =>
    own && how === 'canary' ? { label: texts.changeShare, name: texts.changeShareOf } : moves[how];
  return (
    <div className={styles.actions}>
      {partName === 'shell' ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.previewVersion(partName, version)}
          onClick={() => onPreview({ part: partName, version })}
        >
          {texts.preview}
        </Button>
      )}
      {listMoves(part, version).map((how) => (
        <Button
          key={how}
          variant="secondary"
          size="sm"
          aria-label={wordsOf(how).name(partName, version)}
          busy={isBusy}
          onClick={() =>
            onChoose({
              part: partName,
              how,
              version,
              expected,
              ...(how === 'canary' && own && { percent: own.percent }),
            })
          }
        >
          {wordsOf(how).label}
        </Button>
      ))}
    </div>
  );
}

function VersionRow({
  part,
  version: { version, isLive, live, commit, share, figures: seen },
  ...rest
}: VersionRowProps) {
  return (
    <tr data-selected={isLive || undefined}>
      <th scope="row" className={styles.version}>
        {version} {isLive ? <Badge tone="brand">{texts.live}</Badge> : null}
        {part.canary?.version === version ? <Badge>{formatPercent(part.canary.percent)}</Badge> : null}
      </th>
      <td className={styles.whole}>{live ? formatDateTime(live.at) : texts.neverLive}</td>
      <td>{live?.by ?? NOTHING}</td>
      <td className={styles.breaks}>{live?.why ?? NOTHING}</td>
      <td className={styles.whole}>{commit ?? NOTHING}</td>
      <td data-align="end">{share === null ? NOTHING : formatPercent(share)}</td>
      <td data-align="end">{formatCount(seen.views)}</td>
      <td data-align="end">{formatErrors(seen)}</td>
      <td data-align="end">{seen.paintMs === null ? NOTHING : formatSeconds(seen.paintMs)}</td>
      <td data-align="end">{isLive ? null : <VersionActions part={part} version={version} {...rest} />}</td>
    </tr>
  );
}

type VersionsTableProps = Pick<VersionRowProps, 'part' | 'isBusy' | 'onChoose' | 'onPreview'>;

/** The versions of a part in the store, the live one first, with what visitors got of each. */
export function VersionsTable({ part, ...rest }: VersionsTableProps) {
  const caption = texts.versionsOf(part.part);
  return (
    <TableScroll label={caption}>
      <Table caption={caption}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {figures.map((head) => (
              <th key={head} scope="col" data-align="end">
                {head}
              </th>
            ))}
            <th scope="col" data-align="end">
              {common.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {part.versions.map((version) => (
            <VersionRow key={version.version} part={part} version={version} {...rest} />
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
