import { formatDateTime } from '@aaram/shared-domain/format';
import { describeStep, type OrderPage } from '@aaram/shared-domain/order-page';
import { PanelBox } from '@aaram/shared-panel';
import * as texts from '#texts/order-page.ts';
import styles from './order-page.module.css';

/** Everything that happened to an order, the newest first. */
export function OrderTimeline({ steps }: Pick<OrderPage, 'steps'>) {
  return (
    <PanelBox title={texts.timeline}>
      <ol className={`${styles.box} ${styles.timeline}`} reversed>
        {steps.toReversed().map((step, index) => (
          // Two things can happen at once and read alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
          <li key={index}>
            <span className={styles.what}>{describeStep(step, 'staff')}</span>
            <span className={styles.quiet}>
              <time dateTime={step.at}>{formatDateTime(step.at)}</time>
              {step.by === undefined || step.by === '' ? null : ` · ${step.by}`}
            </span>
          </li>
        ))}
      </ol>
    </PanelBox>
  );
}
