import { pages } from '@aaram/shared-domain/contract';
import { Link, useSearchParams } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { useState } from 'react';
import { LoadingText } from '#lib/loading-text.tsx';
import * as profileTexts from '#texts/account.ts';
import * as texts from '#texts/my-data.ts';
import styles from '../account.module.css';
import { useProfile } from '../use-profile.ts';
import { ConsentList } from './consent-list.tsx';
import { CopyOfData } from './copy-of-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { NewEmail } from './new-email.tsx';
import { OwnDetails } from './own-details.tsx';
import { useConsents } from './use-own-data.ts';

/** My Data: name, mobile and email address, what was agreed to, the copy of everything, and the end of the account. */
export function MyDataPanel() {
  const [search] = useSearchParams();
  const link = search.get('change');
  const profile = useProfile();
  const consents = useConsents();
  const [isShown, setIsShown] = useState(false);
  if (!(isShown || profile.isPending || consents.isPending)) {
    // From here on the parts stay: one that failed and is asked for again is pending again.
    setIsShown(true);
  }
  if (!isShown) {
    // One of them would push the other down when it comes.
    return <LoadingText>{profileTexts.loadingProfile}</LoadingText>;
  }
  return (
    <div className={styles.profile}>
      {link ? <NewEmail link={link} /> : null}
      <OwnDetails />
      <ConsentList />
      <CopyOfData />
      <DeleteAccount />
      <section aria-labelledby="elsewhere-title" className={styles.block}>
        <h2 id="elsewhere-title">{texts.elsewhere}</h2>
        <div className={styles.formActions}>
          <ButtonLink as={Link} variant="secondary" to={pages.account('security')}>
            {texts.passwordAndDevices}
          </ButtonLink>
          <ButtonLink as={Link} variant="secondary" to={pages.account('addresses')}>
            {texts.myAddresses}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
