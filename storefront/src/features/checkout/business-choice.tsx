import { Checkbox } from '@aaram/shared-ui/checkbox';
import { lazy, Suspense } from 'react';
import * as texts from '#texts/checkout.ts';
import styles from './checkout.module.css';
import type { CheckoutDraft } from './use-checkout-draft.ts';

const BusinessFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './business-fields.tsx')).BusinessFields,
}));

type Business = CheckoutDraft['business'];
type BusinessChoiceProps = {
  business: Business;
  errors: Readonly<Record<string, string>>;
  onChange: (business: Business) => void;
  onLeave: (field: 'gstin' | 'company') => void;
};

/** Whether it is bought for a business; its fields load when it is. */
export function BusinessChoice({ business, ...fields }: BusinessChoiceProps) {
  return (
    <div className={styles.business}>
      <Checkbox
        label={texts.forBusiness}
        checked={business.isOn}
        onChange={(event) => fields.onChange({ ...business, isOn: event.currentTarget.checked })}
      />
      {business.isOn ? (
        <Suspense>
          <BusinessFields business={business} {...fields} />
        </Suspense>
      ) : null}
    </div>
  );
}
