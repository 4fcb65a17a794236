import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { proofQueue } from './proof-queue.ts';

// With passkeys and a form of its own: most visits ask for no proof.
const ProofQuestion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proof-question" */ './proof-question.tsx')).ProofQuestion,
}));

/** Asks for the password again before an action that cannot be undone; then the waiting call is repeated. */
export function ProofDialog() {
  const request = useSyncExternalStore(proofQueue.subscribe, proofQueue.get, () => undefined);
  const [wasAsked, setAsked] = useState(false);
  if (request !== undefined && !wasAsked) {
    setAsked(true);
  }
  return wasAsked ? (
    <Suspense>
      <ProofQuestion request={request} />
    </Suspense>
  ) : null;
}
