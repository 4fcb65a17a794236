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
import * as texts from '#texts/account.ts';
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
      toast.success(texts.deviceHasBeenLoggedOut);
      await queryClient.invalidateQueries({ queryKey: devicesKey });
      // The pressed button is gone with its line: focus the list.
      list.current?.focus({ preventScroll: true });
    },
    onError: (error) => toast.error(failureText(error, texts.deviceCouldNotBeLoggedOut)),
  });
  return (
    <section aria-labelledby="devices-title" className={styles.block}>
      <h2 id="devices-title">{texts.whereYouAreLoggedIn}</h2>
      <LoadState
        query={query}
        failed={texts.yourDevicesCouldNotBeLoaded}
        loading={<LoadingText>{texts.loadingDevices}</LoadingText>}
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
                        aria-label={texts.logOutBrowserLoggedInEnd(device.browser, formatEnd(device.startedAt))}
                        busy={logout.isPending}
                        onClick={() => logout.mutate(device)}
                      >
                        {texts.logOut}
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
          <Badge tone="brand">{texts.thisDevice}</Badge>
        </span>
      ) : null}
      <span>
        Last seen <time dateTime={lastSeenAt}>{formatEnd(lastSeenAt)}</time>
      </span>
      <span>
        Logged in <time dateTime={startedAt}>{formatDay(startedAt)}</time>
        {source === '' ? '' : texts.fromSource(source)}
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
    onError: (error) => toast.error(failureText(error, texts.somethingWentWrong)),
  });
  const askAndLogout = async () => {
    if (await confirm(texts.logOutOnAllDevicesThis, texts.logOutEverywhere)) {
      logout.mutate();
    }
  };
  return (
    <div>
      <Button variant="secondary" busy={logout.isPending} onClick={() => void askAndLogout()}>
        {texts.logOutEverywhere}
      </Button>
    </div>
  );
}
