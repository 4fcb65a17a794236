import { createPrintCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { PanelBox } from '@aaram/shared-panel';
import { toast, useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import { IconDownload, IconRefresh } from '@aaram/shared-ui/icon';
import { saveFile } from '#lib/save-file.ts';
import * as texts from '#texts/print-jobs.ts';
import styles from './order-page.module.css';
import { ReportPrint } from './report-print.tsx';

/** While files are being made, ms. */
const ASK_AGAIN_MS = 3000;

type Jobs = Awaited<ReturnType<ReturnType<typeof createPrintCalls>['getPrints']>>;
type Job = Jobs[number];
type File = Job['files'][number];

const isWaiting = (jobs: Jobs | undefined) =>
  jobs?.some(({ files }) => files.some(({ state }) => state === 'waiting')) === true;

function usePrintJobs(orderId: string) {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  const calls = createPrintCalls(call);
  const { data } = useQuery({
    queryKey: panelKeys.prints(orderId),
    queryFn: () => calls.getPrints(orderId),
    refetchInterval: (query) => (isWaiting(query.state.data) ? ASK_AGAIN_MS : false),
  });
  const again = useMutation({
    mutationFn: () => calls.makePrintsAgain(orderId),
    onSuccess: (jobs) => client.setQueryData(panelKeys.prints(orderId), jobs),
    onError: (error) => toast.error(failureText(error, texts.notMade)),
  });
  const save = async (name: string, read: () => Promise<Blob>) => {
    try {
      saveFile(name, await read());
    } catch (error) {
      toast.error(failureText(error, texts.notLoaded));
    }
  };
  return {
    jobs: data ?? [],
    again,
    saveOne: ({ _id, name }: File) => save(name, () => calls.getPrintFile(_id)),
    saveAll: () => save(texts.zipName, () => calls.getPrintFiles([orderId])),
  };
}

function FileRow({ file, onSave }: { file: File; onSave: () => void }) {
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.what}>{file.name}</span>
        <span className={styles.quiet}>
          {file.problem ?? (file.bytes === null ? texts.states[file.state] : texts.sizeOf(file.bytes))}
        </span>
      </div>
      {file.state === 'ready' ? (
        <Button variant="secondary" size="sm" aria-label={texts.download(file.name)} onClick={onSave}>
          <IconDownload size={16} />
          {texts.kinds[file.kind]}
        </Button>
      ) : (
        <Badge>{texts.states[file.state]}</Badge>
      )}
    </li>
  );
}

/** Where an area is beside the garment's middle line; mm to the right. */
function describeOffset(fromMiddle: number): string {
  if (fromMiddle === 0) {
    return texts.inTheMiddle;
  }
  return fromMiddle > 0 ? texts.rightOfMiddle(fromMiddle) : texts.leftOfMiddle(-fromMiddle);
}

function JobPart({ job, onSave }: { job: Job; onSave: (file: File) => void }) {
  return (
    <div className={styles.job}>
      <h3 className={styles.what}>{job.colour === '' ? job.garment : texts.garment(job.garment, job.colour)}</h3>
      <p>{job.sentence}</p>
      {job.areas.map((area) => (
        <p key={area.id} className={styles.quiet}>
          {texts.area(area, describeOffset(area.fromMiddle))}
        </p>
      ))}
      {job.problems.length === 0 ? null : (
        <ul className={styles.problems} aria-label={texts.problems}>
          {job.problems.map(({ kind, object, message }) => (
            <li key={`${kind} ${object}`}>{message}</li>
          ))}
        </ul>
      )}
      <ul className={styles.rows}>
        {job.files.map((file) => (
          <FileRow key={file._id} file={file} onSave={() => onSave(file)} />
        ))}
      </ul>
    </div>
  );
}

/** What is printed on the pieces of an order, with the files for it; nothing for an order without designs. */
export function PrintJobs({ orderId }: { orderId: string }) {
  const { jobs, again, saveOne, saveAll } = usePrintJobs(orderId);
  const files = jobs.flatMap((job) => job.files);
  if (jobs.length === 0) {
    return null;
  }
  return (
    <PanelBox title={texts.title}>
      <div className={styles.box}>
        {files.length === 0 ? <p className={styles.quiet}>{texts.notPaidYet}</p> : null}
        {jobs.map((job) => (
          <JobPart key={job.line} job={job} onSave={(file) => void saveOne(file)} />
        ))}
        <div className={styles.jobActions}>
          {files.some(({ state }) => state === 'ready') ? (
            <Button size="sm" onClick={() => void saveAll()}>
              <IconDownload size={16} />
              {texts.downloadAll}
            </Button>
          ) : null}
          {files.some(({ state }) => state === 'failed') ? (
            <Button variant="secondary" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
              <IconRefresh size={16} />
              {texts.makeAgain}
            </Button>
          ) : null}
          <ReportPrint orderId={orderId} />
        </div>
      </div>
    </PanelBox>
  );
}
