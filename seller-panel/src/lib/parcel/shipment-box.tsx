import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import type { WorkParcel } from '@aaram/shared-domain/work';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as carrier from '#texts/carrier.ts';
import * as texts from '#texts/work.ts';
import { ActButton } from './act-button.tsx';
import { useAnswerWeight, useCarrierLabel } from './carrier-query.ts';
import styles from './shipment-box.module.css';
import { usePrintout } from './use-printout.ts';
import { useWorkAction } from './work-query.ts';

type Shipment = NonNullable<WorkParcel['shipment']>;
type OfParcel = { parcel: WorkParcel; shipment: Shipment };

/** What can be done when a delivery failed: call the shopper, and tell the carrier. */
function FailedDelivery({ parcel, shipment }: OfParcel) {
  const act = useWorkAction(parcel);
  const { phone } = parcel.to;
  return (
    <Notice tone="warning">
      <p>
        <b>{texts.failedTimes(shipment.failedAttempts)}</b>{' '}
        {shipment.asked === undefined
          ? texts.whatToDo
          : shipment.asked === 'return'
            ? texts.askedReturn
            : texts.askedAgain}
      </p>
      <div className={styles.choices}>
        {phone === undefined ? null : (
          <ButtonLink variant="secondary" size="sm" href={`tel:${phone}`}>
            {texts.callBack(phone)}
          </ButtonLink>
        )}
        {shipment.asked === 'try-again' ? null : (
          <ActButton
            act={act}
            action="try-again"
            variant="secondary"
            name={texts.tryAgainOf(parcel.number)}
            text={texts.tryAgain}
          />
        )}
        {shipment.asked === 'return' ? null : (
          <ActButton
            act={act}
            action="return"
            variant="secondary"
            name={texts.sendBackOf(parcel.number)}
            text={texts.sendBack}
          />
        )}
      </div>
    </Notice>
  );
}

/** Cancelled, but the carrier has it: it can only come back. */
function RecalledParcel({ parcel, shipment }: OfParcel) {
  const act = useWorkAction(parcel);
  const isAsked = shipment.asked === 'return';
  return (
    <Notice tone="warning">
      <p>{isAsked ? texts.recalled : texts.cancelledOnTheWay}</p>
      {isAsked ? null : (
        <ActButton
          act={act}
          action="return"
          variant="secondary"
          name={texts.sendBackOf(parcel.number)}
          text={texts.sendBack}
        />
      )}
    </Notice>
  );
}

/** More weight than was booked: the seller accepts or contests it. */
function Overweight({ parcel, overweight }: { parcel: WorkParcel; overweight: NonNullable<Shipment['overweight']> }) {
  const act = useAnswerWeight(parcel);
  const { booked, charged, answer } = overweight;
  return (
    <Notice tone="warning">
      <p>
        {carrier.chargedMore(formatCount(charged), formatCount(booked))}{' '}
        {answer === undefined ? null : answer === 'accepted' ? carrier.weightAccepted : carrier.weightContested}
      </p>
      {answer === undefined ? (
        <div className={styles.choices}>
          <Button
            variant="secondary"
            size="sm"
            busy={act.isPending}
            aria-label={carrier.acceptWeightOf(parcel.number)}
            onClick={() => act.mutate('accepted')}
          >
            {carrier.acceptWeight}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={act.isPending}
            aria-label={carrier.contestWeightOf(parcel.number)}
            onClick={() => act.mutate('contested')}
          >
            {carrier.contestWeight}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}

/** How far a parcel is by its carrier, its label, and the way back. */
export function ShipmentBox({ parcel, shipment }: OfParcel) {
  const act = useWorkAction(parcel);
  const printout = usePrintout();
  const label = useCarrierLabel(parcel._id);
  const isRecalled = parcel.orderStatus === 'Cancelled' && ['picked-up', 'failed'].includes(shipment.state);
  return (
    <div className={styles.shipment}>
      {isRecalled ? <RecalledParcel parcel={parcel} shipment={shipment} /> : null}
      {shipment.state === 'failed' && !isRecalled ? <FailedDelivery parcel={parcel} shipment={shipment} /> : null}
      {shipment.overweight === undefined ? null : <Overweight parcel={parcel} overweight={shipment.overweight} />}
      {shipment.state === 'returned' ? <Notice tone="warning">{texts.cameBack}</Notice> : null}
      <details className={styles.history}>
        <summary>{texts.carrierStates[shipment.state] ?? shipment.state}</summary>
        <ol aria-label={texts.carrierHistory}>
          {[{ state: 'booked', at: shipment.bookedAt }, ...shipment.events].map(({ state, at }) => (
            <li key={`${state} ${at}`}>
              <time dateTime={at}>{formatDateTime(at)}</time> {texts.carrierStates[state] ?? state}
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.choices}>
        <Button
          variant="ghost"
          size="sm"
          busy={printout.isBusy}
          aria-label={texts.labelOf(parcel.number)}
          onClick={() => void printout.print('labels', [parcel.order])}
        >
          {texts.label}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          busy={label.isPending}
          aria-label={carrier.carrierLabelOf(parcel.number)}
          onClick={() => label.mutate()}
        >
          {carrier.carrierLabel}
        </Button>
        {shipment.state === 'booked' ? (
          <ActButton
            act={act}
            action="cancel-booking"
            variant="ghost"
            name={texts.cancelBookingOf(parcel.number)}
            text={texts.cancelBooking}
          />
        ) : null}
        <span role="status" className={styles.quiet}>
          {printout.said}
        </span>
      </div>
    </div>
  );
}
