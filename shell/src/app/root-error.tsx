import { useRouteError } from 'react-router-dom';
import { RemoteDown } from '../layout/remote-down.tsx';

/** The last resort: the shell itself failed. A fresh document is the only cure left. */
export function RootError() {
  console.error(useRouteError());
  return <RemoteDown name="shell" isRetrying={false} onRetry={() => window.location.reload()} />;
}
