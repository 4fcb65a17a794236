import * as texts from '#texts/dialogs.ts';
/** One message or question waiting for the visitor. The shell shows it in its accessible alert dialog. */
export type DialogRequest = {
  message: string;
  kind: 'alert' | 'confirm';
  confirmLabel: string;
  settle: (confirmed: boolean) => void;
};

let waiting: readonly DialogRequest[] = [];
const listeners = new Set<() => void>();

function change(next: readonly DialogRequest[]) {
  waiting = next;
  for (const listener of listeners) {
    listener();
  }
}

function ask(kind: DialogRequest['kind'], message: string, confirmLabel: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request: DialogRequest = {
      message,
      kind,
      confirmLabel,
      settle: (confirmed) => {
        change(waiting.filter((other) => other !== request));
        resolve(confirmed);
      },
    };
    change([...waiting, request]);
  });
}

/** Shows a text in the page's alert dialog (product-rules.md#alerts); resolves when it is closed. */
export const alert = async (message: string): Promise<void> => void (await ask('alert', message, 'OK'));

/** Asks a yes-or-no question, such as 'Are you sure?'; resolves to the answer. */
export const confirm = (message: string, confirmLabel = texts.yes): Promise<boolean> =>
  ask('confirm', message, confirmLabel);

/** The queue as an external store, for the shell's dialog area. */
export const dialogQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): readonly DialogRequest[] => waiting,
};
