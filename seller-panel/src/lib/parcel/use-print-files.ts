import { createPrintCalls, failureText } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import * as texts from '#texts/print-jobs.ts';

/** Loads the print files of chosen orders as one ZIP: `said` is how it went, for a status region. */
export function usePrintFiles() {
  const { call } = usePlatform().api;
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function load(orders: readonly string[]) {
    setBusy(true);
    setSaid('');
    try {
      saveFile(texts.zipName, await createPrintCalls(call).getPrintFiles(orders));
    } catch (error) {
      setSaid(failureText(error, texts.notLoaded));
    } finally {
      setBusy(false);
    }
  }
  return { said, isBusy, load };
}
