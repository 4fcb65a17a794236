import { usePlatform } from '@aaram/shared-platform';
import type { ReactNode } from 'react';
import { ChargesToday } from '#features/info/charges-today.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import { OtherPages } from '#features/info/other-pages.tsx';
import { PolicyText } from '#features/info/policy-text.tsx';
import { buildPrivacy } from '#features/info/privacy.ts';
import { returnPolicy } from '#features/info/return-policy.ts';
import { shippingPolicy } from '#features/info/shipping-policy.ts';
import { SizeTables } from '#features/info/size-tables.tsx';
import { buildTerms } from '#features/info/terms.ts';

type PolicyPageProps = { title: string; hasCharges?: boolean; children: ReactNode };

function PolicyPage({ title, hasCharges = false, children }: PolicyPageProps) {
  return (
    <InfoPage
      title={title}
      aside={
        <>
          {hasCharges ? <ChargesToday /> : null}
          <OtherPages current={title} />
        </>
      }
    >
      {children}
    </InfoPage>
  );
}

export function SizeGuidePage() {
  return (
    <InfoPage
      title="Size guide"
      intro="Measurements of the body, in centimetres and inches. Between two sizes, take the larger one."
      aside={<OtherPages current="Size guide" />}
    >
      <SizeTables />
    </InfoPage>
  );
}

export function ReturnPolicyPage() {
  return (
    <PolicyPage title="Exchange & Return Policy" hasCharges>
      <PolicyText sections={returnPolicy} />
    </PolicyPage>
  );
}

export function ShippingPolicyPage() {
  return (
    <PolicyPage title="Shipping Policy" hasCharges>
      <PolicyText sections={shippingPolicy} />
    </PolicyPage>
  );
}

export function TermsPage() {
  const { settings } = usePlatform();
  return (
    <PolicyPage title="Terms & Conditions" hasCharges>
      <PolicyText sections={buildTerms(settings)} />
    </PolicyPage>
  );
}

export function PrivacyPage() {
  const { settings } = usePlatform();
  return (
    <PolicyPage title="Privacy Policy">
      <PolicyText sections={buildPrivacy(settings)} />
    </PolicyPage>
  );
}
