import { failureText, pages } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import type { Device } from '@aaram/shared-domain/identity';
import {
  confirm,
  Sentence,
  toast,
  useMutation,
  useNavigate,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { useRef } from 'react';
import { formatEnd } from '#lib/format-end.ts';
import { LoadState } from '#lib/load-state.tsx';
import { LoadingText } from '#lib/loading-text.tsx';
import * as texts from '#texts/account.ts';
import styles from '../account.module.css';
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
      toast.success(texts.deviceLoggedOut);
      await queryClient.invalidateQueries({ queryKey: devicesKey });
      // The pressed button is gone with its line: focus the list.
      list.current?.focus({ preventScroll: true });
    },
    onError: (error) => toast.error(failureText(error, texts.deviceNotLoggedOut)),
  });
  return (
    <section aria-labelledby="devices-title" className={styles.block}>
      <h2 id="devices-title">{texts.devices}</h2>
      <LoadState
        query={query}
        failed={texts.devicesNotLoaded}
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
                        aria-label={texts.logOutDevice(device.browser, formatEnd(device.startedAt))}
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
  const day = <time dateTime={startedAt}>{formatDay(startedAt)}</time>;
  return (
    <div className={styles.address}>
      <strong>{browser}</strong>
      {isCurrent ? (
        <span>
          <Badge tone="brand">{texts.thisDevice}</Badge>
        </span>
      ) : null}
      <span>
        <Sentence parts={texts.lastSeen(<time dateTime={lastSeenAt}>{formatEnd(lastSeenAt)}</time>)} />
      </span>
      <span>
        <Sentence parts={source === '' ? texts.loggedIn(day) : texts.loggedInFrom(day, source)} />
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
    if (await confirm(texts.askLogOutEverywhere, texts.logOutEverywhere)) {
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
