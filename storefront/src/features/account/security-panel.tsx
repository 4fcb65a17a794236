import { useSearchParams } from '@aaram/shared-platform';
import styles from './account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailNotice } from './email-notice.tsx';

/** Security: the mail address, the password, and where one is logged in. */
export function SecurityPanel() {
  const [search] = useSearchParams();
  return (
    <div className={styles.profile}>
      <EmailNotice token={search.get('confirm')} />
      <ChangePasswordForm />
      <DeviceList />
    </div>
  );
}
