import { failureText, pages } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import type { Device } from '@aaram/shared-domain/identity';
import { confirm, toast, useMutation, useNavigate, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { useRef } from 'react';
import { formatEnd } from '#lib/format-end.ts';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import styles from './account.module.css';
import { devicesKey, useDevices, useOwnSafetyCalls } from './use-security.ts';

/** The devices with a session, and buttons to log out one or all of them. */
export function DeviceList() {
  const query = useDevices();
  const queryClient = useQueryClient();
  const calls = useOwnSafetyCalls();
  const list = useRef<HTMLUListElement>(null);
  const logout = useMutation({
    mutationFn: ({ _id }: Device) => calls.logoutDevice(_id),
    onSuccess: async () => {
      toast.success('The device has been logged out.');
      await queryClient.invalidateQueries({ queryKey: devicesKey });
      // The pressed button is gone with its line: focus the list.
      list.current?.focus({ preventScroll: true });
    },
    onError: (error) => toast.error(failureText(error, 'The device could not be logged out.')),
  });
  return (
    <section aria-labelledby="devices-title" className={styles.block}>
      <h2 id="devices-title">Where you are logged in</h2>
      <LoadState
        query={query}
        failed="Your devices could not be loaded."
        loading={<LoadingText>Loading devices...</LoadingText>}
      >
        {(devices) => (
          <>
            <ul ref={list} tabIndex={-1} aria-labelledby="devices-title" className={styles.cards}>
              {devices.map((device) => (
                <li key={device._id} className={styles.card}>
                  <DeviceFacts device={device} />
                  {device.isCurrent ? null : (
                    <div className={styles.cardActions}>
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={`Log out ${device.browser}, logged in ${formatEnd(device.startedAt)}`}
                        busy={logout.isPending}
                        onClick={() => logout.mutate(device)}
                      >
                        Log out
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
            <LogoutEverywhere />
          </>
        )}
      </LoadState>
    </section>
  );
}

function DeviceFacts({ device }: { device: Device }) {
  const { browser, source, startedAt, lastSeenAt, isCurrent } = device;
  return (
    <div className={styles.address}>
      <strong>{browser}</strong>
      {isCurrent ? (
        <span>
          <Badge tone="brand">This device</Badge>
        </span>
      ) : null}
      <span>
        Last seen <time dateTime={lastSeenAt}>{formatEnd(lastSeenAt)}</time>
      </span>
      <span>
        Logged in <time dateTime={startedAt}>{formatDay(startedAt)}</time>
        {source === '' ? '' : ` from ${source}`}
      </span>
    </div>
  );
}

function LogoutEverywhere() {
  const { endSession } = usePlatform();
  const navigate = useNavigate();
  const calls = useOwnSafetyCalls();
  const logout = useMutation({
    mutationFn: () => calls.logoutEverywhere(),
    onSuccess: async () => {
      await navigate(pages.login());
      endSession();
    },
    onError: (error) => toast.error(failureText(error, 'Something went wrong!')),
  });
  const askAndLogout = async () => {
    if (await confirm('Log out on all devices, this one too?', 'Log out everywhere')) {
      logout.mutate();
    }
  };
  return (
    <div>
      <Button variant="secondary" busy={logout.isPending} onClick={() => void askAndLogout()}>
        Log out everywhere
      </Button>
    </div>
  );
}
