import { confirm, toast } from '@aaram/shared-platform';
import { createPasskey } from '@aaram/shared-platform/late';
import { useRef, useState } from 'react';
import * as texts from '#texts/account.ts';
import * as common from '#texts/common.ts';
import type { Factor } from './factor-list.tsx';
import type { NewApp } from './new-app-form.tsx';
import { sayFailure, useProvenActions, useReloadFactors } from './use-factors.ts';
import { useOwnSafetyCalls } from './use-security.ts';

type OpenForm = { kind: 'name-app' } | { kind: 'name-passkey' } | { kind: 'rename'; factor: Factor } | AppToConfirm;
type AppToConfirm = { kind: 'confirm-app'; app: NewApp };

/** Actions of the second step at login, and which form is open. */
export function useSecondStep() {
  const calls = useOwnSafetyCalls();
  const proven = useProvenActions();
  const reload = useReloadFactors();
  const area = useRef<HTMLElement>(null);
  const [form, setForm] = useState<OpenForm>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = async (words: string) => {
    setForm(undefined);
    toast.success(words);
    await reload();
    area.current?.focus({ preventScroll: true });
  };
  /** Only the first factor brings new recovery codes; otherwise those on the screen stay. */
  const showCodes = (fresh: readonly string[]) => setCodes((shown) => (fresh.length > 0 ? fresh : shown));
  /** Runs an action that has no form to show its error. */
  const press = (action: () => Promise<void>) => proven.run(action).catch(sayFailure);
  return {
    ...proven,
    area,
    form,
    open: setForm,
    close: () => setForm(undefined),
    codes,
    forgetCodes: () => setCodes([]),
    startApp: (name: string) =>
      proven.run(async () => setForm({ kind: 'confirm-app', app: await calls.startApp(name) })),
    confirmApp: async (id: string, code: string) => {
      showCodes((await calls.confirmApp(id, code)).recoveryCodes);
      await finish(texts.appAdded);
    },
    addPasskey: (name: string) =>
      proven.run(async () => {
        const passkey = await createPasskey(await calls.beginPasskey());
        showCodes((await calls.addPasskey(name, passkey)).recoveryCodes);
        await finish(texts.passkeyAdded);
      }),
    rename: async ({ _id }: Factor, name: string) => {
      await calls.renameFactor(_id, name);
      await finish(texts.factorRenamed);
    },
    remove: async ({ _id, name }: Factor) => {
      if (await confirm(texts.askRemoveFactor(name), common.remove)) {
        await press(async () => {
          await calls.removeFactor(_id);
          await finish(texts.factorRemoved);
        });
      }
    },
    renewCodes: () =>
      press(async () => {
        setCodes((await calls.renewRecoveryCodes()).recoveryCodes);
        await finish(texts.recoveryCodesRenewed);
      }),
  };
}
