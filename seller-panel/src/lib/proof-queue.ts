import { ApiError } from '@aaram/shared-domain/contract';

/** A call that waits until the person has proven who they are. */
type ProofRequest = { settle: (isProved: boolean) => void };

let waiting: ProofRequest | undefined;
const listeners = new Set<() => void>();

function change(next: ProofRequest | undefined) {
  waiting = next;
  for (const listener of listeners) {
    listener();
  }
}

/** The waiting call, as an external store for the dialog. */
export const proofQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => waiting,
};

function askForProof(): Promise<boolean> {
  // Calls that wait at the same time share one dialog.
  const before = waiting;
  return new Promise((resolve) => {
    change({
      settle: (isProved) => {
        change(undefined);
        before?.settle(isProved);
        resolve(isProved);
      },
    });
  });
}

/** Makes a call; when the server requires proof, asks the person and repeats the call once. */
export async function withProof<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PROOF_REQUIRED' && (await askForProof())) {
      return call();
    }
    throw error;
  }
}
