import { formatDateTime } from '@aaram/shared-domain/format';
import { linkCarrier, statusLabel } from '@aaram/shared-domain/order';
import type { WorkParcel } from '@aaram/shared-domain/work';
import { Button } from '@aaram/shared-ui/button';
import { Checkbox } from '@aaram/shared-ui/checkbox';
import { TextLink } from '@aaram/shared-ui/link';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { useState } from 'react';
import { ActButton } from '#lib/parcel/act-button.tsx';
import { BookButton } from '#lib/parcel/book-button.tsx';
import { ShipmentBox } from '#lib/parcel/shipment-box.tsx';
import { useWorkAction, type WorkAction } from '#lib/parcel/work-query.ts';
import * as texts from '#texts/work.ts';
import { ShipDialog } from './ship-dialog.tsx';
import styles from './work-desk.module.css';

const HOUR_MS = 3_600_000;

/** How long there is until the parcel has to be on its way. */
function Clock({ parcel: { dueAt, stage }, now }: { parcel: WorkParcel; now: number }) {
  if (stage !== 'to-pack' && stage !== 'to-ship') {
    return null;
  }
  const left = Date.parse(dueAt) - now;
  const hours = Math.floor(Math.abs(left) / HOUR_MS);
  const said = left < 0 ? texts.late(Math.max(1, hours)) : hours === 0 ? texts.dueSoon : texts.dueIn(hours);
  return (
    <time dateTime={dueAt} className={left < 0 ? styles.late : styles.quiet}>
      {said}
    </time>
  );
}

/** Why a parcel on its way is late, and where its carrier follows it. */
function Lateness({ parcel: { late, shipment, carrier, trackingId } }: { parcel: WorkParcel }) {
  if (late === undefined) {
    return null;
  }
  const link = linkCarrier({ carrier, trackingId });
  const expected = shipment?.expectedAt;
  const seen = shipment?.seenAt;
  const overdue = expected === undefined ? texts.pastPromise : texts.expectedOn(formatDateTime(expected));
  const unseen = seen === undefined ? texts.neverSeen : texts.lastSeenOn(formatDateTime(seen));
  return (
    <span className={styles.late}>
      {late === 'overdue' ? overdue : unseen}{' '}
      {link === undefined ? null : (
        <TextLink href={link.href} target="_blank" rel="noopener noreferrer">
          {link.label}
        </TextLink>
      )}
    </span>
  );
}

type Named = { action: WorkAction; text: string; label: (number: string) => string };
const nextOf: Partial<Record<NonNullable<WorkParcel['stage']>, Named>> = {
  'to-pack': { action: 'pack', text: texts.markPacked, label: texts.markPackedOf },
  'to-ship': { action: 'ship', text: texts.ship, label: texts.shipOf },
  'on-the-way': { action: 'deliver', text: texts.deliver, label: texts.deliverOf },
};

/** Ships a parcel; one without a tracking id is asked for it first. */
function ShipButton({ parcel }: { parcel: WorkParcel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={texts.shipOf(parcel.number)} onClick={() => setOpen(true)}>
        {texts.ship}
      </Button>
      {isOpen ? <ShipDialog parcel={parcel} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Actions({ parcel }: { parcel: WorkParcel }) {
  const act = useWorkAction(parcel);
  const next = parcel.stage && nextOf[parcel.stage];
  if (next === undefined) {
    return <p className={styles.quiet}>{texts.nothingLeft}</p>;
  }
  return (
    <div className={styles.actions}>
      <BookButton parcel={parcel} />
      {parcel.stage === 'to-ship' ? (
        <ActButton act={act} action="unpack" variant="ghost" name={texts.unpackOf(parcel.number)} text={texts.unpack} />
      ) : null}
      {next.action === 'ship' && parcel.trackingId === null ? (
        <ShipButton parcel={parcel} />
      ) : (
        <ActButton act={act} action={next.action} name={next.label(parcel.number)} text={next.text} />
      )}
    </div>
  );
}

type WorkRowProps = { parcel: WorkParcel; now: number; isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** One parcel: what is in it, where it goes, by when, and the one next action. */
export function WorkRow({ parcel, now, isChosen, onChoose }: WorkRowProps) {
  const { number, to, lines } = parcel;
  return (
    <li className={styles.row}>
      <Checkbox
        label={number}
        aria-label={texts.choose(number)}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className={styles.about}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={`${line.name} ${line.size}`}>
              {texts.pieces(line.quantity, line.name, line.size === 'Quantity' ? '' : line.size)}
            </li>
          ))}
        </ul>
        <span className={styles.quiet}>{texts.goesTo(to.name, to.city, to.pincode)}</span>
        {parcel.trackingId === null ? null : <span className={styles.quiet}>{texts.tracked(parcel.trackingId)}</span>}
        <Clock parcel={parcel} now={now} />
        <Lateness parcel={parcel} />
        {parcel.stage === undefined ? (
          <StatusBadge status={parcel.orderStatus} label={statusLabel(parcel.orderStatus)} />
        ) : null}
        {parcel.shipment === undefined ? null : <ShipmentBox parcel={parcel} shipment={parcel.shipment} />}
      </div>
      <Actions parcel={parcel} />
    </li>
  );
}
