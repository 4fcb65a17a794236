import { pages } from '@aaram/shared-domain/contract';
import { useRequireLogin, useSession } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { Dialog } from '@aaram/shared-ui/dialog';
import { IconCopy, IconWhatsapp } from '@aaram/shared-ui/icon';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import { useShareLink } from '#lib/use-share-link.ts';
import * as share from '#texts/share.ts';
import * as texts from '#texts/share-design.ts';
import styles from '../panels/panels.module.css';
import type { Designer } from '../use-designer.ts';
import { useShare } from './use-share.ts';

/** A link that stands, and ways to send it. */
function LinkFields({ token, name }: { token: string; name: string }) {
  const url = new URL(pages.sharedDesign(token), location.origin).href;
  const { field, whatsAppHref, copy } = useShareLink({ text: texts.look(name), url });
  return (
    <>
      <TextField
        ref={field}
        name="link"
        label={share.link}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <IconCopy />
          {share.copyLink}
        </Button>
        <ButtonLink variant="secondary" href={whatsAppHref} target="_blank" rel="noopener">
          <IconWhatsapp />
          {share.shareOnWhatsApp}
        </ButtonLink>
      </div>
    </>
  );
}

function ShareForm({ designer }: { designer: Designer }) {
  const { share: shared, isBusy, error, start, end } = useShare(designer);
  const [chosen, setChosen] = useState<boolean>();
  const mayCopy = chosen ?? shared?.mayCopy ?? false;
  const token = shared?.token ?? null;
  return (
    <>
      <Checkbox
        label={texts.mayStart}
        checked={mayCopy}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
      {token === null ? null : <LinkFields token={token} name={designer.product.name} />}
      {error === undefined ? null : <Notice tone="danger">{error}</Notice>}
      <div className={styles.actions}>
        <Button variant={token === null ? 'primary' : 'ghost'} busy={isBusy} onClick={() => void start(mayCopy)}>
          {token === null ? texts.makeLink : texts.showLatest}
        </Button>
        {token === null ? null : (
          <Button variant="ghost" disabled={isBusy} onClick={() => void end()}>
            {texts.endLink}
          </Button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {isBusy ? texts.preparing : ''}
      </p>
    </>
  );
}

/** Shows the design to everybody with a link, until its maker ends it. */
export function ShareDesign({ designer, onClose }: { designer: Designer; onClose: () => void }) {
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  return (
    <Dialog open title={texts.share} onOpenChange={(isOpen) => isOpen || onClose()}>
      <div className={styles.dialog}>
        <p>{texts.intro}</p>
        {isAuthenticated ? (
          <ShareForm designer={designer} />
        ) : (
          <Button onClick={() => void requireLogin(texts.logInFirst)}>{texts.logIn}</Button>
        )}
      </div>
    </Dialog>
  );
}
