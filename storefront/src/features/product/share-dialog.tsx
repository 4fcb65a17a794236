import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { IconCopy, IconWhatsapp } from '@aaram/shared-ui/icon';
import { Picture } from '@aaram/shared-ui/picture';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import { useShareLink } from '#lib/use-share-link.ts';
import * as texts from '#texts/share.ts';
import styles from './share-dialog.module.css';

/** What a product's page sends to others. */
export type Shared = { title: string; text: string; url: string };

/** Ways to share for browsers without a sheet of their own. Opens at once, and closes itself. */
export function ShareDialog({ shared: { text, url }, picture }: { shared: Shared; picture: string | undefined }) {
  const [isOpen, setIsOpen] = useState(true);
  const { field, whatsAppHref, copy } = useShareLink({ text, url });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={texts.shareProduct}
      footer={
        <>
          <ButtonLink variant="secondary" href={whatsAppHref} target="_blank" rel="noopener">
            <IconWhatsapp />
            {texts.shareOnWhatsApp}
          </ButtonLink>
          <Button
            onClick={async () => {
              if (await copy()) {
                setIsOpen(false);
              }
            }}
          >
            <IconCopy />
            {texts.copyLink}
          </Button>
        </>
      }
    >
      <div className={styles.product}>
        {picture ? <Picture src={picture} alt="" sizes="72px" ratio="3:4" className={styles.picture} /> : null}
        <p>{text}</p>
      </div>
      <TextField
        ref={field}
        name="link"
        label={texts.link}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
