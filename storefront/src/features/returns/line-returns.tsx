import { failureText } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import type { Order, OrderLine } from '@aaram/shared-domain/order';
import { useNearViewport, usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { lazy, Suspense, useRef, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/returns.ts';
import { ReturnRequest } from './return-request.tsx';
import styles from './returns.module.css';
import { orderReturnsQuery } from './returns-query.ts';
import { type LineOffer, useAskReturn } from './use-ask-return.ts';

const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.tsx')).ReturnDialog }));

/** Until when pieces can be sent back, and for what. */
function describeOffer({ reasons }: LineOffer, { customImages }: OrderLine): string | undefined {
  const free = reasons.find(({ fee }) => fee > 0);
  if (free !== undefined) {
    return texts.until(formatDateTime(free.until));
  }
  const [fault] = reasons;
  const describe = customImages === null ? texts.untilIfFaulty : texts.ownDesignUntilIfFaulty;
  return fault && describe(formatDateTime(fault.until));
}

type OfferProps = { order: Order; line: OrderLine; offer: LineOffer; onDone: () => void };

/** The button that opens the form, or why there is none. */
function Offer({ order, line, offer, onDone }: OfferProps) {
  const [mode, setMode] = useState<'cancel' | 'return'>();
  const ask = useAskReturn(order._id, () => {
    setMode(undefined);
    onDone();
  });
  const mayCancel = offer.cancellable > 0;
  const hint = mayCancel ? undefined : describeOffer(offer, line);
  return (
    <>
      {mayCancel || offer.returnable > 0 ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={mayCancel ? texts.cancelProduct(line.product.name) : texts.returnProduct(line.product.name)}
            onClick={() => setMode(mayCancel ? 'cancel' : 'return')}
          >
            {mayCancel ? common.cancel : texts.returnOrExchange}
          </Button>
        </div>
      ) : null}
      {hint === undefined ? null : <p className={styles.quiet}>{hint}</p>}
      {offer.why === null ? null : <p className={styles.quiet}>{offer.why}</p>}
      {mode === undefined ? null : (
        <Suspense fallback={<p role="status">{common.oneMoment}</p>}>
          <ReturnDialog
            line={line}
            offer={offer}
            isCancel={mode === 'cancel'}
            ask={ask}
            onClose={() => setMode(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Below an order's line: what was cancelled or asked for, and what may be asked now. Read when it comes into view. */
export function LineReturns({ order, line }: { order: Order; line: OrderLine }) {
  const area = useRef<HTMLDivElement>(null);
  const at = order.product.indexOf(line);
  const query = useQuery({ ...orderReturnsQuery(usePlatform(), order._id), enabled: useNearViewport(area) });
  const offer = query.data?.lines[at];
  const requests = query.data?.returns.filter((one) => one.line._id === offer?._id) ?? [];
  // The pressed button may be gone.
  const focus = () => area.current?.focus();
  return (
    <div ref={area} tabIndex={-1} className={styles.line} data-waiting={query.isPending || undefined}>
      {requests.length > 0 ? (
        <ul className={styles.requests}>
          {requests.map((request) => (
            <ReturnRequest key={request._id} request={request} onDone={focus} />
          ))}
        </ul>
      ) : null}
      {offer ? <Offer order={order} line={line} offer={offer} onDone={focus} /> : null}
      {query.isLoadingError && at === 0 ? (
        <>
          <p className={styles.quiet}>{failureText(query.error, texts.offersNotLoaded)}</p>
          <div>
            <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
              {common.tryAgain}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
