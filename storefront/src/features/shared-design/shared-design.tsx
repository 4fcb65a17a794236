import { createDesignCalls, pages, withReason } from '@aaram/shared-domain/contract';
import { Link, toast, useNavigate, usePlatform, useRequireLogin, useSession } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Picture } from '@aaram/shared-ui/picture';
import { useState } from 'react';
import * as texts from '#texts/shared-design.ts';
import styles from './shared-design.module.css';
import type { SharedDesign as Shared } from './shared-design-query.ts';

/** Begins a design of the visitor's own with the shared one. */
function StartFromIt({ token, product }: { token: string; product: string }) {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  async function start() {
    if (!isAuthenticated) {
      await requireLogin(texts.logInFirst);
      return;
    }
    setIsBusy(true);
    try {
      const { _id } = await createDesignCalls(api.call).copySharedDesign(token);
      await navigate(pages.openDesign(product, _id));
    } catch (error) {
      toast.error(withReason(texts.notCopied, error));
      setIsBusy(false);
    }
  }
  return (
    <Button busy={isBusy} onClick={() => void start()}>
      {texts.startFromIt}
    </Button>
  );
}

/** A design as its maker shows it, and what others can do with it. */
export function SharedDesign({ token, shared }: { token: string; shared: Shared }) {
  const { product, previewImage, sentence, mayCopy } = shared;
  return (
    <div className={styles.shared}>
      <Picture src={previewImage} alt={sentence} sizes="(min-width: 768px) 40vw, 92vw" ratio="3:4" priority />
      <div className={styles.side}>
        <h1>{texts.title(product.name)}</h1>
        <p>{mayCopy ? texts.mayStart : texts.onlyLook}</p>
        <div className={styles.actions}>
          {mayCopy ? <StartFromIt token={token} product={product._id} /> : null}
          <ButtonLink as={Link} to={pages.customizedProduct(product._id)} variant={mayCopy ? 'secondary' : 'primary'}>
            {texts.makeOwn}
          </ButtonLink>
        </div>
        <p className={styles.report}>
          {texts.reportHint}{' '}
          <TextLink as={Link} to={pages.grievance()}>
            {texts.report}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
