import { ApiError } from '@aaram/shared-domain/contract';

/** One call that waits until the person has shown who it is. */
type ProofRequest = { settle: (isProved: boolean) => void };

let waiting: ProofRequest | undefined;
const listeners = new Set<() => void>();

function change(next: ProofRequest | undefined) {
  waiting = next;
  for (const listener of listeners) {
    listener();
  }
}

/** For the dialog: what waits, as an external store. */
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
  // Another question at the same time is the same question.
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

/** Makes a call; where the server asks who is there, asks the person and makes it once more. */
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
