import { connectionAdvice } from '@aaram/shared-domain/contract';
import { ErrorState } from '@aaram/shared-ui/error-state';
import type { ReactNode } from 'react';

/** The part of a query's result that decides what a page shows. */
export type LoadedQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
};

type LoadStateProps<Data> = {
  query: LoadedQuery<Data>;
  /** A light skeleton. */
  loading: ReactNode;
  /** The message when loading failed. */
  failed: string | ((error: unknown) => string);
  /** For pages whose layout gives a failure no space. */
  className?: string | undefined;
  children: (data: Data) => ReactNode;
};

/** Shows loading, a failure with a retry, or the data. Once loaded, data stays visible even if a refresh fails. */
export function LoadState<Data>({ query, loading, failed, className, children }: LoadStateProps<Data>) {
  const { data, error, fetchStatus, refetch } = query;
  if (data !== undefined) {
    return children(data);
  }
  if (error === null) {
    return loading;
  }
  const title = typeof failed === 'string' ? failed : failed(error);
  return (
    <ErrorState title={title} className={className} onRetry={() => void refetch()} busy={fetchStatus === 'fetching'}>
      {connectionAdvice(error)}
    </ErrorState>
  );
}
