import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import type { Body } from '@aaram/shared-domain/contract/schema';
import { toast, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { answerByPasskey, continueSession, passkeyFailureText } from '@aaram/shared-platform/late';
import { useState } from 'react';
import * as texts from '#texts/account.ts';
import { useOwnSafetyCalls } from './use-security.ts';

/** Under the profile's key, so that it is cleared together with the profile. */
const factorsKey = [...queryKeys.profile(), 'factors'] as const;

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
 * Runs actions. When the server refuses one until the person proves who they are, it waits: `prove` sends the password
 * or a passkey and runs the action again.
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
    // The form that started the action is closed and cannot show its error.
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

/** Shows a failure as a toast, where no form can show it. */
export const sayFailure = (error: unknown) => toast.error(passkeyFailureText(error, texts.somethingWentWrong));
