import { createOrderCalls, failureText, queryKeys } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { describeStep } from '@aaram/shared-domain/order-page';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/all-steps.ts';
import styles from './all-steps.module.css';

/** Everything that happened to an own order, the newest first. */
export function AllSteps({ orderId }: { orderId: string }) {
  const { api } = usePlatform();
  const steps = useQuery({
    queryKey: [...queryKeys.myOrders(), 'steps', orderId],
    queryFn: () => createOrderCalls(api.call).getOrderSteps(orderId),
  });
  return (
    <LoadState
      query={steps}
      failed={(failure) => failureText(failure, texts.stepsNotLoaded)}
      loading={<LoadingText>{texts.loadingSteps}</LoadingText>}
    >
      {(loaded) => (
        <ol className={styles.steps} reversed>
          {loaded.toReversed().map((step, index) => (
            // Two things can happen at once and read alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
            <li key={index}>
              <strong>{describeStep(step, 'shopper')}</strong>
              <time dateTime={step.at}>{formatDateTime(step.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </LoadState>
  );
}
