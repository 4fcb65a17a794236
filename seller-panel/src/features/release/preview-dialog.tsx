import { connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { Loading } from '@aaram/shared-panel';
import { ButtonLink } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import * as texts from '#texts/release.ts';
import styles from './release.module.css';
import type { usePreviewRelease } from './releases-query.ts';

type PreviewDialogProps = { preview: ReturnType<typeof usePreviewRelease> };

/** The address that shows a release before it is live. */
export function PreviewDialog({ preview }: PreviewDialogProps) {
  const { variables } = preview;
  return (
    <Dialog
      open={!preview.isIdle}
      onOpenChange={preview.reset}
      title={variables && texts.previewOf(variables.part, variables.version)}
      description={texts.previewMeans}
    >
      <PreviewContent preview={preview} />
    </Dialog>
  );
}

function PreviewContent({ preview: { data, error } }: PreviewDialogProps) {
  if (error) {
    const advice = connectionAdvice(error);
    return (
      <Notice tone="danger" role="alert">
        <p>{failureText(error, texts.previewNotMade)}</p>
        {advice ? <p>{advice}</p> : null}
      </Notice>
    );
  }
  if (!data) {
    return (
      <Loading label={texts.makingPreview}>
        <Skeleton shape="text" lines={2} />
      </Loading>
    );
  }
  return (
    <div className={styles.form}>
      <p role="status">{texts.previewUntil(formatDateTime(data.until))}</p>
      <div className={styles.buttons}>
        <ButtonLink href={data.address} target="_blank" rel="noreferrer">
          {texts.openPreview}
        </ButtonLink>
      </div>
    </div>
  );
}
