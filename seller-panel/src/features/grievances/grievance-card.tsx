import { adminPages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { type Grievance, grievanceTopics, readClock } from '@aaram/shared-domain/grievance';
import { Link, Sentence } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import record from '#lib/record-card/record-card.module.css';
import { RecordCard } from '#lib/record-card/record-card.tsx';
import * as texts from '#texts/grievances.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './grievance-card.module.css';

const stateNames = { open: texts.open, answered: texts.answered, closed: texts.closed } as const;
const due = {
  acknowledge: { inTime: texts.acknowledgeBy, late: texts.acknowledgeOverdue },
  redress: { inTime: texts.settleBy, late: texts.settleOverdue },
};

/** What is due next and until when, in words. */
function Clock({ complaint, now }: { complaint: Grievance; now: number }) {
  const clock = readClock(complaint, now);
  if (clock === undefined) {
    const closedAt = formatDateTime(complaint.closedAt ?? complaint.createdAt);
    return <p className={record.quiet}>{texts.closedOn(closedAt)}</p>;
  }
  const { inTime, late } = due[clock.task];
  const say = clock.isOverdue ? late : inTime;
  return (
    <p className={clock.isOverdue ? record.urgent : record.quiet}>
      <Sentence parts={say(<time dateTime={clock.dueAt}>{formatDateTime(clock.dueAt)}</time>)} />
    </p>
  );
}

function Contact({ complaint: { name, email, mobile } }: { complaint: Grievance }) {
  return (
    <div>
      <dt>{texts.from}</dt>
      <dd>
        <b>{name}</b>
        {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
        {mobile === null ? null : <a href={`tel:${mobile}`}>{mobile}</a>}
      </dd>
    </div>
  );
}

function Answers({ answers }: Pick<Grievance, 'answers'>) {
  return (
    <ul className={styles.answers} aria-label={texts.answers}>
      {answers.map(({ _id, text, at, by }) => (
        <li key={_id}>
          <p className={record.quiet}>
            <Sentence parts={texts.answeredBy(by, <time dateTime={at}>{formatDateTime(at)}</time>)} />
          </p>
          <p className={record.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

type GrievanceCardProps = {
  complaint: Grievance;
  /** When the list was read, ms. */
  now: number;
};

/** One complaint: its clock, who complains of what, the answers so far, and what to do about it. */
export function GrievanceCard({ complaint, now }: GrievanceCardProps) {
  const { ticket, state, topic, order, text, createdAt, acknowledgedAt, answers } = complaint;
  return (
    <RecordCard
      label={texts.complaintOf(ticket)}
      title={ticket}
      note={<Clock complaint={complaint} now={now} />}
      badge={<Badge>{stateNames[state]}</Badge>}
      facts={
        <>
          <Contact complaint={complaint} />
          <div>
            <dt>{texts.about}</dt>
            <dd>
              <span>{grievanceTopics[topic]}</span>
              {order === null ? null : <Link to={adminPages.order(order)}>{order}</Link>}
            </dd>
          </div>
          <div>
            <dt>{texts.received}</dt>
            <dd>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              <span className={record.quiet}>
                {acknowledgedAt === null
                  ? texts.notAcknowledgedYet
                  : texts.acknowledgedOn(formatDateTime(acknowledgedAt))}
              </span>
            </dd>
          </div>
        </>
      }
    >
      <p className={record.text}>{text}</p>
      {answers.length === 0 ? null : <Answers answers={answers} />}
      <AnswerForm complaint={complaint} />
    </RecordCard>
  );
}
