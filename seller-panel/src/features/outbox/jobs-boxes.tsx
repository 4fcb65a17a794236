import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import type { FailedJob, Jobs } from '@aaram/shared-domain/outbox';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/outbox.ts';
import { OrderLink } from './order-link.tsx';
import styles from './outbox.module.css';
import { jobsQuery, useRetryJobs } from './outbox-queries.ts';

function RetryButton({ job }: { job: FailedJob }) {
  const retry = useRetryJobs();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={texts.tryAgainNamed(texts.nameKind(job.kind), formatDateTime(job.at))}
      busy={retry.isPending}
      onClick={() => retry.mutate([job._id])}
    >
      {texts.tryAgain}
    </Button>
  );
}

const failedColumns: readonly Column<FailedJob>[] = [
  { head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { head: texts.whatFailed, cell: ({ kind }) => texts.nameKind(kind) },
  { head: texts.queue, cell: ({ queue }) => texts.nameQueue(queue) },
  { head: texts.order, cell: ({ order }) => <OrderLink number={order} /> },
  { head: texts.why, cell: ({ why }) => why, breaks: true },
  { head: common.actions, cell: (job) => <RetryButton job={job} /> },
];

function RetryAll({ jobs: { failed, failedInAll } }: { jobs: Jobs }) {
  const retry = useRetryJobs();
  const [shown, all] = [formatCount(failed.length), formatCount(failedInAll)];
  return (
    <div className={styles.foot}>
      {failedInAll > failed.length ? <p>{texts.moreFailed(shown, all)}</p> : null}
      <Button variant="secondary" busy={retry.isPending} onClick={() => retry.mutate(failed.map(({ _id }) => _id))}>
        {texts.tryAllAgain(shown)}
      </Button>
    </div>
  );
}

/** Jobs that were given up, each with "Try again". */
export function FailedWork() {
  const { data, ...rest } = useQuery(jobsQuery(usePlatform()));
  return (
    <TrailBox
      title={texts.failedWork}
      none={texts.nothingFailed}
      rows={{ ...rest, data: data?.failed }}
      columns={failedColumns}
      foot={data !== undefined && data.failed.length > 1 ? <RetryAll jobs={data} /> : null}
    />
  );
}

type QueueRow = Jobs['queues'][number] & { _id: string };
const queueColumns: readonly Column<QueueRow>[] = [
  { head: texts.queue, cell: ({ queue }) => texts.nameQueue(queue) },
  { head: texts.waiting, cell: ({ waiting }) => formatCount(waiting), isNumber: true },
  { head: texts.later, cell: ({ later }) => formatCount(later), isNumber: true },
  { head: texts.running, cell: ({ running }) => formatCount(running), isNumber: true },
];

/** How much of each kind of background work waits. */
export function WaitingWork() {
  const { data, ...rest } = useQuery(jobsQuery(usePlatform()));
  return (
    <TrailBox
      title={texts.waitingWork}
      none={texts.nothingWaits}
      rows={{ ...rest, data: data?.queues.map((queue) => ({ ...queue, _id: queue.queue })) }}
      columns={queueColumns}
    />
  );
}
