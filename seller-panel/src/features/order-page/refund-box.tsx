import type { OrderPage } from '@aaram/shared-domain/order-page';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/refund.ts';
import styles from './order-page.module.css';
import type { RefundMode } from './refund-dialog.tsx';

const RefundDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "refund-dialog" */ './refund-dialog.tsx')).RefundDialog,
}));

/** What staff can cancel of an order or give back; nothing is shown where nothing can. */
export function RefundBox({ page, named }: { page: OrderPage; named: string }) {
  const [mode, setMode] = useState<RefundMode>();
  const mayCancel = page.lines.some(({ cancellable }) => cancellable > 0);
  const mayRefund = page.lines.some(({ refundable }) => refundable > 0);
  if (!mayCancel && !mayRefund) {
    return null;
  }
  return (
    <PanelBox title={texts.title}>
      <div className={styles.box}>
        <p className={styles.quiet}>{texts.explain}</p>
        <div className={styles.buttons}>
          {mayCancel ? (
            <Button variant="secondary" onClick={() => setMode('cancel')}>
              {texts.cancelItems}
            </Button>
          ) : null}
          {mayRefund ? (
            <Button variant="secondary" onClick={() => setMode('adjust')}>
              {texts.refundOnly}
            </Button>
          ) : null}
        </div>
        {mode === undefined ? null : (
          <Suspense fallback={null}>
            <RefundDialog page={page} named={named} mode={mode} onClose={() => setMode(undefined)} />
          </Suspense>
        )}
      </div>
    </PanelBox>
  );
}
