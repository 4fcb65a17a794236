import { useSearchParams } from '@aaram/shared-platform';
import styles from './account.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailNotice } from './email-notice.tsx';
import { MobileNumber } from './mobile-number.tsx';
import { SecondStep } from './second-step.tsx';

/** Security: email address, mobile number, password, second step at login, and devices. */
export function SecurityPanel() {
  const [search] = useSearchParams();
  return (
    <div className={styles.profile}>
      <EmailNotice token={search.get('confirm')} />
      <MobileNumber />
      <ChangePasswordForm />
      <SecondStep />
      <DeviceList />
    </div>
  );
}
