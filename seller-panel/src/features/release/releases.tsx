import { failureText } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { Loading, PanelBox } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useState } from 'react';
import * as texts from '#texts/release.ts';
import { type Choice, MoveDialog } from './move-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import styles from './release.module.css';
import { MoveNotice, PartNotices } from './release-notices.tsx';
import { releasesQuery, usePreviewRelease } from './releases-query.ts';
import { VersionsTable } from './versions-table.tsx';

/** What is live of each part, and what could be. */
export function Releases() {
  const overview = useQuery(releasesQuery(usePlatform()));
  const [choice, setChoice] = useState<Choice>();
  const preview = usePreviewRelease();
  if (overview.isLoadingError) {
    return (
      <ErrorState
        title={failureText(overview.error, texts.releasesNotLoaded)}
        onRetry={() => overview.refetch()}
        busy={overview.isFetching}
      />
    );
  }
  if (overview.isPending) {
    return (
      <PanelBox>
        <Loading label={texts.loadingReleases} className={styles.loading}>
          <Skeleton shape="text" lines={6} />
        </Loading>
      </PanelBox>
    );
  }
  const { parts, underWay, ended, countedSince } = overview.data;
  if (parts.length === 0) {
    return <EmptyState role="status" title={texts.nothingReleasedYet} />;
  }
  return (
    <>
      <p className={styles.since}>{texts.figuresSince(formatDateTime(countedSince))}</p>
      <MoveNotice underWay={underWay} ended={ended} />
      {parts.map((part) => (
        <PanelBox key={part.part} title={part.part}>
          <div className={styles.notices}>
            <PartNotices part={part} />
          </div>
          <VersionsTable part={part} isBusy={underWay !== null} onChoose={setChoice} onPreview={preview.mutate} />
        </PanelBox>
      ))}
      <MoveDialog choice={choice} onClose={() => setChoice(undefined)} />
      <PreviewDialog preview={preview} />
    </>
  );
}
