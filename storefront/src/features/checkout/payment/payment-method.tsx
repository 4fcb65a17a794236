import { ONLINE_PAYMENT } from '@aaram/shared-domain/order';
import { IconBank, IconCard, IconSmartphone, IconWallet } from '@aaram/shared-ui/icon';
import { RadioCard, RadioCardGroup } from '@aaram/shared-ui/radio-card';
import * as texts from '#texts/checkout.ts';
import styles from '../checkout.module.css';

type PaymentMethodProps = { value: string; onChange: (method: string) => void };

/** The only payment method. It must be chosen, it is not preselected (product-rules.md#payment-method). */
export function PaymentMethod({ value, onChange }: PaymentMethodProps) {
  return (
    <section aria-labelledby="payment-method">
      <h2 id="payment-method" className={styles.heading}>
        {texts.paymentMethod}
      </h2>
      <RadioCardGroup legend={texts.paymentMethod} hideLegend>
        <RadioCard
          id="checkout-paymentMethod"
          name="paymentMethod"
          value={ONLINE_PAYMENT}
          checked={value === ONLINE_PAYMENT}
          onChange={() => onChange(ONLINE_PAYMENT)}
          title={ONLINE_PAYMENT}
          aside={
            <span className={styles.payIcons}>
              <IconCard size={18} />
              <IconSmartphone size={18} />
              <IconBank size={18} />
              <IconWallet size={18} />
            </span>
          }
        >
          {texts.waysToPay}
        </RadioCard>
      </RadioCardGroup>
    </section>
  );
}
