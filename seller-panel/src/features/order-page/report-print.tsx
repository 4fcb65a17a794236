import { createPrintCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { toast, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import * as texts from '#texts/print-jobs.ts';
import styles from './order-page.module.css';

const MAX_LENGTH = 500;
const MIN_LENGTH = 3;

/** Reports that what is printed is not allowed: the order waits until an admin decides. */
export function ReportPrint({ orderId }: { orderId: string }) {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const report = useMutation({
    mutationFn: () => createPrintCalls(call).reportPrint(orderId, reason.trim()),
    onSuccess: async ({ message }) => {
      toast.success(message);
      setIsOpen(false);
      setReason('');
      // The order's page, and the lists where it stands.
      await client.invalidateQueries({ queryKey: panelKeys.sellerOrders() });
    },
    onError: (error) => setProblem(failureText(error, texts.notReported)),
  });
  const send = () => {
    if (reason.trim().length < MIN_LENGTH) {
      setProblem(texts.sayWhy);
    } else {
      setProblem(undefined);
      report.mutate();
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        {texts.report}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.reportTitle}
        footer={
          <Button busy={report.isPending} onClick={send}>
            {texts.sendReport}
          </Button>
        }
      >
        <div className={styles.box}>
          <p>{texts.reportIntro}</p>
          <TextField
            multiline
            rows={3}
            name="report"
            label={texts.reportReason}
            maxLength={MAX_LENGTH}
            error={problem}
            value={reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setProblem(undefined);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
