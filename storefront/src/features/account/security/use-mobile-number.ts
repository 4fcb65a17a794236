import { confirm, toast } from '@aaram/shared-platform';
import { useState } from 'react';
import * as texts from '#texts/mobile-number.ts';
import { sayFailure, useProvenActions, useReloadFactors } from './use-factors.ts';
import { useOwnSafetyCalls } from './use-security.ts';

type OpenForm = { kind: 'number'; mobile: string } | { kind: 'code'; challenge: string; message: string };

/**
 * Proving a mobile number by a code that is sent there, removing it, and which form is open. `onDone` is called when the
 * number is another one.
 */
export function useMobileNumber(onDone: () => void) {
  const calls = useOwnSafetyCalls();
  const proven = useProvenActions();
  const reload = useReloadFactors();
  const [form, setForm] = useState<OpenForm>();
  const [isRemoving, setRemoving] = useState(false);
  async function finish(words: string) {
    setForm(undefined);
    toast.success(words);
    await reload();
    onDone();
  }
  async function remove() {
    if (isRemoving || !(await confirm(texts.askRemove, texts.remove))) {
      return;
    }
    setRemoving(true);
    await proven
      .run(async () => {
        await calls.removeMobile();
        await finish(texts.numberRemoved);
      })
      .catch(sayFailure);
    setRemoving(false);
  }
  return {
    ...proven,
    form,
    isRemoving,
    isOpen: proven.needsProof || form !== undefined,
    open: (mobile: string) => setForm({ kind: 'number', mobile }),
    close: () => setForm(undefined),
    remove: () => void remove(),
    askCode: (mobile: string) =>
      proven.run(async () => {
        const { challenge, message } = await calls.askMobileCode(mobile);
        setForm({ kind: 'code', challenge, message });
      }),
    confirm: (challenge: string, code: string) =>
      proven.run(async () => {
        await calls.proveMobile(challenge, code);
        await finish(texts.numberProved);
      }),
  };
}

/** The steps of changing a number, for what shows them. */
export type MobileSteps = ReturnType<typeof useMobileNumber>;
