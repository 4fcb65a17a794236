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
import * as titles from '#texts/info-titles.ts';
import * as texts from '#texts/size-guide.ts';

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
    <InfoPage title={titles.sizeGuide} intro={texts.intro} aside={<OtherPages current={titles.sizeGuide} />}>
      <SizeTables />
    </InfoPage>
  );
}

export function ReturnPolicyPage() {
  return (
    <PolicyPage title={titles.returnPolicy} hasCharges>
      <PolicyText sections={returnPolicy} />
    </PolicyPage>
  );
}

export function ShippingPolicyPage() {
  return (
    <PolicyPage title={titles.shippingPolicy} hasCharges>
      <PolicyText sections={shippingPolicy} />
    </PolicyPage>
  );
}

export function TermsPage() {
  const { settings } = usePlatform();
  return (
    <PolicyPage title={titles.terms} hasCharges>
      <PolicyText sections={buildTerms(settings)} />
    </PolicyPage>
  );
}

export function PrivacyPage() {
  const { settings } = usePlatform();
  return (
    <PolicyPage title={titles.privacy}>
      <PolicyText sections={buildPrivacy(settings)} />
    </PolicyPage>
  );
}
