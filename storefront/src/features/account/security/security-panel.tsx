import { usePlatform, useSearchParams } from '@aaram/shared-platform';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/account.ts';
import styles from '../account.module.css';
import { useProfile } from '../use-profile.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailNotice } from './email-notice.tsx';
import { MobileNumber } from './mobile-number.tsx';
import { SecondStep } from './second-step.tsx';

/** Security: email address, mobile number, password, second step at login, and devices. */
export function SecurityPanel() {
  const [search] = useSearchParams();
  const { settings } = usePlatform();
  const { isPending } = useProfile();
  if (isPending && settings.hasPhoneLogin) {
    // The number would push down what is below it.
    return <LoadingText>{texts.loadingProfile}</LoadingText>;
  }
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
