import { useRouteError } from 'react-router-dom';
import { RemoteDown } from '../layout/remote-down.tsx';

/** The last fallback: the shell itself failed, and only a reload can help. */
export function RootError() {
  console.error(useRouteError());
  return <RemoteDown name="shell" isRetrying={false} onRetry={() => window.location.reload()} />;
}
