import { failureText, queryKeys } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { type Order, statusLabel } from '@aaram/shared-domain/order';
import { Link, usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Container, PageHeading } from '@aaram/shared-ui/page-frame';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type LoadedQuery, LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/track-order.ts';
import styles from './track-order.module.css';

type TrackOrderViewProps = {
  /** The order that the URL names; null when there is none. */
  named: LoadedQuery<Order | null>;
  renderOrder: (order: Order) => ReactNode;
};

/** Looks up an order by number or ID and shows its progress. The URL has the ID, so the page can be bookmarked. */
export function TrackOrderView({ named, renderOrder }: TrackOrderViewProps) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('id') ?? '';
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  // URLs name an order by its ID; people use its number.
  const entry = typed ?? named.data?.number ?? wanted;
  const result = useRef<HTMLDivElement>(null);
  const shown = useRef(wanted);
  // The URL changed on this page: by a link below, or back and forward.
  useEffect(() => {
    if (shown.current !== wanted) {
      shown.current = wanted;
      setTyped(undefined);
      if (document.activeElement === document.body) {
        result.current?.focus({ preventScroll: true });
      }
    }
  }, [wanted]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const id = entry.trim();
    setError(id === '' ? texts.enterOrderId : undefined);
    if (id !== '') {
      setSearch({ id }, { preventScrollReset: true });
    }
  }

  return (
    <Container className={styles.page}>
      <PageHeading title={texts.trackOrder} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.orderId}
          name="orderId"
          value={entry}
          error={error}
          hint={texts.orderIdHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" className={styles.submit}>
          {texts.track}
        </Button>
      </form>
      <div ref={result} tabIndex={-1} className={styles.result}>
        {wanted === '' ? (
          <LatestOrders />
        ) : (
          <LoadState
            query={named}
            failed={(failure) => failureText(failure, common.ordersNotLoaded)}
            loading={<LoadingText>{texts.loadingOrders}</LoadingText>}
          >
            {(order) =>
              order ? (
                renderOrder(order)
              ) : (
                <>
                  <NotFound id={wanted} />
                  <LatestOrders />
                </>
              )
            }
          </LoadState>
        )}
      </div>
    </Container>
  );
}

const FEW = 5;

/** People do not remember order IDs, so their newest orders are one click away. */
function LatestOrders() {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: [...queryKeys.myOrders(), 'latest'],
    queryFn: () => api.getMyOrders({ limit: FEW }),
  });
  if (!data?.total) {
    return null;
  }
  return (
    <section aria-labelledby="latest-orders" className={styles.latest}>
      <h2 id="latest-orders">{texts.latestOrders}</h2>
      <ul>
        {data.items.map(({ _id, number, createdAt, payableAmount, orderStatus, product }) => (
          <li key={_id}>
            <Link to={`?id=${_id}`} preventScrollReset>
              <span className={styles.what}>{product.map((line) => line.product.name).join(', ')}</span>
              <span className={styles.when}>
                {number} · {formatDay(createdAt)} · {formatRupees(payableAmount)}
              </span>
              <StatusBadge status={orderStatus} label={statusLabel(orderStatus)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotFound({ id }: { id: string }) {
  return (
    <div role="status">
      <EmptyState title={texts.noSuchOrder}>{texts.onlyOwnOrders(id)}</EmptyState>
    </div>
  );
}
