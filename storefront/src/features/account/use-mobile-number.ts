import { toast } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import * as texts from '#texts/mobile-number.ts';
import { useProvenActions, useReloadFactors } from './use-factors.ts';
import { useOwnSafetyCalls } from './use-security.ts';

type OpenForm = { kind: 'number'; mobile: string } | { kind: 'code'; challenge: string; message: string };

/** Proving a mobile number by a code that is sent there, and which form is open. */
export function useMobileNumber() {
  const calls = useOwnSafetyCalls();
  const proven = useProvenActions();
  const reload = useReloadFactors();
  const place = useRef<HTMLElement>(null);
  const [form, setForm] = useState<OpenForm>();
  return {
    ...proven,
    place,
    form,
    open: (mobile: string) => setForm({ kind: 'number', mobile }),
    close: () => setForm(undefined),
    askCode: (mobile: string) =>
      proven.run(async () => {
        const { challenge, message } = await calls.askMobileCode(mobile);
        setForm({ kind: 'code', challenge, message });
      }),
    confirm: (challenge: string, code: string) =>
      proven.run(async () => {
        await calls.proveMobile(challenge, code);
        setForm(undefined);
        toast.success(texts.numberProved);
        await reload();
        place.current?.focus({ preventScroll: true });
      }),
  };
}
