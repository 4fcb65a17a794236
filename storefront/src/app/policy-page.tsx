import { usePlatform } from '@aaram/shared-platform';
import { ChargesToday } from '#features/info/charges-today.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import { PolicyText } from '#features/info/policy-text.tsx';
import { buildPrivacy } from '#features/info/privacy.ts';
import { returnPolicy } from '#features/info/return-policy.ts';
import { shippingPolicy } from '#features/info/shipping-policy.ts';
import { buildTerms } from '#features/info/terms.ts';

export function ReturnPolicyPage() {
  return (
    <InfoPage title="Exchange & Return Policy" aside={<ChargesToday />}>
      <PolicyText sections={returnPolicy} />
    </InfoPage>
  );
}

export function ShippingPolicyPage() {
  return (
    <InfoPage title="Shipping Policy" aside={<ChargesToday />}>
      <PolicyText sections={shippingPolicy} />
    </InfoPage>
  );
}

export function TermsPage() {
  const { settings } = usePlatform();
  return (
    <InfoPage title="Terms & Conditions" aside={<ChargesToday />}>
      <PolicyText sections={buildTerms(settings)} />
    </InfoPage>
  );
}

export function PrivacyPage() {
  const { settings } = usePlatform();
  return (
    <InfoPage title="Privacy Policy">
      <PolicyText sections={buildPrivacy(settings)} />
    </InfoPage>
  );
}
