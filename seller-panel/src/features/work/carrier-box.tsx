import { failureText } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import type { CarrierDesk } from '@aaram/shared-domain/work';
import { Loading, PanelBox } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { useState } from 'react';
import { carrierDeskQuery, useCheckCarrier, useRequestPickup } from '#lib/parcel/carrier-query.ts';
import * as texts from '#texts/carrier.ts';
import styles from './carrier-box.module.css';

/** How many days can be chosen, today among them. */
const DAYS = 7;
const DAY_MS = 86_400_000;
const dayInIndia = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(at));
const nameDay = (day: string) => formatDay(`${day}T12:00:00+05:30`);

/** Asks for a pick-up on one of the next days. */
function PickupForm({ pickups, now }: Pick<CarrierDesk, 'pickups'> & { now: number }) {
  const days = Array.from({ length: DAYS }, (_, index) => dayInIndia(now + index * DAY_MS)).filter((day) =>
    pickups.every((pickup) => pickup.day !== day),
  );
  const [chosen, setChosen] = useState('');
  const ask = useRequestPickup();
  const day = days.find((one) => one === chosen) ?? days[0];
  return (
    <div className={styles.pickup}>
      <SelectField
        label={texts.day}
        options={days.map((value) => ({ value, label: nameDay(value) }))}
        value={day ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        variant="secondary"
        busy={ask.isPending}
        onClick={() => {
          if (day !== undefined) {
            ask.mutate(day);
          }
        }}
      >
        {texts.askForPickup}
      </Button>
      {ask.isError ? (
        <Notice role="alert" tone="danger">
          {failureText(ask.error, texts.pickupNotAsked)}
        </Notice>
      ) : null}
    </div>
  );
}

/** For an admin: whether the carrier answers to the key. */
function Check() {
  const check = useCheckCarrier();
  return (
    <div className={styles.pickup}>
      <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
        {texts.check}
      </Button>
      <span role="status">
        {check.isError ? failureText(check.error, texts.notChecked) : null}
        {check.data === undefined ? null : check.data.isConnected ? texts.isConnected : texts.isNotConnected}
      </span>
    </div>
  );
}

function Desk({ desk, now }: { desk: CarrierDesk; now: number }) {
  const isAdmin = useSession().role === 'admin';
  const { mode, place, isOwnPlace, booked, pickups } = desk;
  if (mode === 'manual') {
    return (
      <p>
        {texts.modes.manual} {isAdmin ? texts.howToConnect : null}
      </p>
    );
  }
  return (
    <>
      <p>
        {texts.modes[mode]} {mode === 'connected' && isAdmin ? texts.keysAreSet : null}{' '}
        {place === null ? null : texts.fetchedThere(place)} {isOwnPlace || isAdmin ? null : texts.ownPlaceHint}
      </p>
      {pickups.length === 0 ? null : (
        <ul className={styles.days} aria-label={texts.pickupDays}>
          {pickups.map(({ day, parcels }) => (
            <li key={day}>{texts.fetchedOn(nameDay(day), parcels)}</li>
          ))}
        </ul>
      )}
      <p>{texts.waiting(booked)}</p>
      {booked === 0 ? null : <PickupForm pickups={pickups} now={now} />}
      {isAdmin ? <Check /> : null}
    </>
  );
}

/** The carrier of the shop, where it fetches parcels, and on which days (product-rules.md#carrier-desk). */
export function CarrierBox() {
  const desk = useQuery(carrierDeskQuery(usePlatform()));
  return (
    <PanelBox title={texts.carrier}>
      <div className={styles.box}>
        {desk.isLoadingError ? (
          <ErrorState title={texts.notLoaded} onRetry={() => desk.refetch()} busy={desk.isFetching} />
        ) : desk.data === undefined ? (
          <Loading label={texts.loading}>
            <Skeleton lines={2} />
          </Loading>
        ) : (
          <Desk desk={desk.data} now={desk.dataUpdatedAt} />
        )}
      </div>
    </PanelBox>
  );
}
