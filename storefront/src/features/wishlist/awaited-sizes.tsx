import { createRestockCalls, pages, queryKeys, withReason } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import type { RestockAlert } from '@aaram/shared-domain/restock';
import { Link, toast, useMutation, usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Picture } from '@aaram/shared-ui/picture';
import { useMemo } from 'react';
import { LoadState } from '#lib/load-state.tsx';
import { useNextFocus } from '#lib/use-next-focus.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/restock.ts';
import styles from './awaited-sizes.module.css';

/** The sizes that the shopper waits for, each with a way out; nothing when there are none. */
export function AwaitedSizes() {
  const { api, queryClient } = usePlatform();
  const { isAuthenticated } = useSession();
  const calls = createRestockCalls(api.call);
  const key = queryKeys.restockAlerts();
  const query = useQuery({ queryKey: key, queryFn: calls.getRestockAlerts, enabled: isAuthenticated });
  const drop = useMutation({
    mutationFn: (id: string) => calls.dropRestockAlert(id),
    onSuccess: (alerts) => queryClient.setQueryData(key, alerts),
    onError: (error) => {
      toast.error(withReason(texts.notStopped, error));
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return (
    <LoadState query={query} failed={texts.awaitedNotLoaded} loading={null}>
      {(alerts) => (
        <AwaitedList alerts={alerts} busyId={drop.isPending ? drop.variables : undefined} onDrop={drop.mutate} />
      )}
    </LoadState>
  );
}

type AwaitedListProps = { alerts: RestockAlert[]; busyId: string | undefined; onDrop: (id: string) => void };

function AwaitedList({ alerts, busyId, onDrop }: AwaitedListProps) {
  const ids = useMemo(() => alerts.map(({ _id }) => _id), [alerts]);
  const focus = useNextFocus(ids);
  if (alerts.length === 0) {
    return <div ref={focus.heading} tabIndex={-1} />;
  }
  return (
    <section aria-labelledby="awaited-title" className={styles.awaited}>
      <h2 id="awaited-title">{texts.sizesAwaited}</h2>
      <p className={styles.quiet}>{texts.mailOnce}</p>
      <ul ref={focus.list} className={styles.list}>
        {alerts.map(({ _id, product, size, askedAt }) => (
          <li key={_id} className={styles.item} onFocus={() => focus.remember(_id)}>
            <Picture src={product.images[0] ?? ''} alt="" ratio="3:4" sizes="64px" className={styles.picture} />
            <div className={styles.what}>
              <Link to={pages.product(product)}>{product.name}</Link>
              <p className={styles.quiet}>
                {product.sizeType === 'Quantity' ? '' : `${common.sizeIs(size)} · `}
                {texts.awaitedSince(formatDay(askedAt))}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              busy={busyId === _id}
              aria-label={texts.removeAwaited(product.name, product.sizeType === 'Quantity' ? undefined : size)}
              onClick={() => onDrop(_id)}
            >
              {texts.stopWaiting(undefined)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
