import { formatDateTime } from '@aaram/shared-domain/format';
import type { GrievanceTicket } from '@aaram/shared-domain/grievance';
import { Sentence } from '@aaram/shared-platform';
import { Notice } from '@aaram/shared-ui/notice';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/grievance.ts';
import styles from './grievance.module.css';

/** The ticket of a complaint that was just sent. Takes the focus, since the form that had it is gone. */
export function SentNotice({ ticket }: { ticket: GrievanceTicket }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice tone="success" ref={box} tabIndex={-1}>
      <div className={styles.sent}>
        <h2>{texts.complaintReceived}</h2>
        <p>
          <Sentence parts={texts.yourTicket(<b className={styles.ticket}>{ticket.ticket}</b>)} />
        </p>
        <p>{texts.whatFollows(formatDateTime(ticket.acknowledgeBy), formatDateTime(ticket.redressBy))}</p>
      </div>
    </Notice>
  );
}
