import { type DialogRequest, dialogQueue } from '@aaram/shared-platform/host';
import type { AlertDialog } from '@aaram/shared-ui/alert-dialog';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as texts from '#texts/layout.ts';

type Dialog = typeof AlertDialog;

/** The dialog is fetched with the first question, not with the page. */
async function loadDialog(): Promise<Dialog> {
  return (await import(/* webpackChunkName: "alert-dialog" */ '@aaram/shared-ui/alert-dialog')).AlertDialog;
}

/** When the dialog's script fails, the browser's own dialog asks, so that no caller waits forever. */
function askNatively({ kind, message, settle }: DialogRequest) {
  if (kind === 'confirm') {
    settle(window.confirm(message));
    return;
  }
  window.alert(message);
  settle(true);
}

/** Shows alerts and questions, one after the other, in an accessible dialog. */
export function DialogArea() {
  const [request] = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.get, dialogQueue.get);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  // It stays while the dialog fades out, so that its text does not disappear first.
  const [last, setLast] = useState(request);
  if (request && request !== last) {
    setLast(request);
  }

  useEffect(() => {
    if (request && Dialog === null) {
      loadDialog().then(
        (loaded) => setDialog(() => loaded),
        (error: unknown) => {
          console.error(error);
          askNatively(request);
        },
      );
    }
  }, [request, Dialog]);

  if (Dialog === null || last === undefined) {
    return null;
  }
  const isQuestion = last.kind === 'confirm';
  return (
    <Dialog
      open={request !== undefined}
      message={last.message}
      actionLabel={last.confirmLabel}
      cancelLabel={isQuestion ? texts.cancel : undefined}
      onAction={() => last.settle(true)}
      onCancel={() => last.settle(!isQuestion)}
    />
  );
}
