import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import type { Body } from '@aaram/shared-domain/contract/schema';
import { toast, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { answerByPasskey, continueSession, passkeyFailureText } from '@aaram/shared-platform/late';
import { useState } from 'react';
import { useOwnSafetyCalls } from './use-security.ts';

/** Belongs to the profile, so that it is forgotten with it. */
const factorsKey = [...queryKeys.profile(), 'factors'] as const;

/** What the account has for the second step of a login. */
export function useFactors() {
  const calls = useOwnSafetyCalls();
  return useQuery({ queryKey: factorsKey, queryFn: () => calls.getFactors() });
}

export function useReloadFactors() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.profile() });
}

type Waiting = { again: () => Promise<void> };
type Proof = Body<'POST /auth/me/proof'>;

/**
 * Runs actions; one that the server refuses until the person has shown who it is waits for `prove`, which takes the
 * password or a passkey and runs it once more.
 */
export function useProvenActions() {
  const platform = usePlatform();
  const calls = useOwnSafetyCalls();
  const [waiting, setWaiting] = useState<Waiting>();
  async function run(action: () => Promise<void>) {
    try {
      await action();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PROOF_REQUIRED') {
        setWaiting({ again: action });
        return;
      }
      throw error;
    }
  }
  async function prove(proof: Proof) {
    continueSession(platform, await calls.prove(proof));
    setWaiting(undefined);
    // The form that asked is gone: it can say nothing of this any more.
    await waiting?.again().catch(sayFailure);
  }
  return {
    run,
    prove: (password: string) => prove({ password }),
    proveByPasskey: async () => prove({ passkey: await answerByPasskey(await calls.beginProofPasskey()) }),
    needsProof: waiting !== undefined,
    cancel: () => setWaiting(undefined),
  };
}

/** Says what went wrong where no form does. */
export const sayFailure = (error: unknown) => toast.error(passkeyFailureText(error, 'Something went wrong!'));
