import { formatRupees } from '@aaram/shared-domain/money';
import { chargesAt } from '@aaram/shared-domain/pricing';
import { RETURN_WINDOW_DAYS } from '@aaram/shared-domain/settings';
import { usePlatform } from '@aaram/shared-platform';
import * as texts from '#texts/layout.ts';
import { AccountActions } from './account-actions.tsx';
import styles from './announcement-bar.module.css';

/** The bar above the header: three promises; below 1024 px one of them, and the visitor's account. */
export function AnnouncementBar() {
  const { settings } = usePlatform();
  return (
    <div className={styles.bar}>
      <span>{texts.freeDeliveryAbove(formatRupees(chargesAt().freeAbove / 100))}</span>
      <span>{texts.exchangeWithin(RETURN_WINDOW_DAYS)}</span>
      <span>{texts.supportAt(settings.supportHours)}</span>
      <AccountActions className={styles.account} />
    </div>
  );
}
