import { failureText } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { Loading } from '@aaram/shared-panel';
import { ButtonLink } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import * as texts from '#texts/manager.ts';
import styles from './manage-list.module.css';
import type { useMakePreview } from './use-manage-posts.ts';

type PreviewDialogProps = { preview: ReturnType<typeof useMakePreview> };

/** The link that shows a post before it is published. */
export function PreviewDialog({ preview }: PreviewDialogProps) {
  return (
    <Dialog
      open={!preview.isIdle}
      onOpenChange={preview.reset}
      title={preview.variables && texts.previewOf(preview.variables.title)}
    >
      <Content preview={preview} />
    </Dialog>
  );
}

function Content({ preview: { data, error } }: PreviewDialogProps) {
  if (error) {
    return (
      <Notice tone="danger" role="alert">
        {failureText(error, texts.previewNotMade)}
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
  // The panel alone sends this address on to the shop.
  const address = new URL(data.path, window.location.origin).href;
  return (
    <div className={styles.link}>
      <p role="status">{texts.whoHasLink(formatDateTime(data.expiresAt))}</p>
      <TextField
        name="preview"
        label={texts.previewLink}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <ButtonLink href={address} target="_blank" rel="noreferrer">
          {texts.openPreview}
        </ButtonLink>
      </div>
    </div>
  );
}
