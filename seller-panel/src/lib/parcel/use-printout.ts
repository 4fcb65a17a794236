import { ApiError, createWorkCalls, failureText } from '@aaram/shared-domain/contract';
import type { Printout, PrintoutKind } from '@aaram/shared-domain/printout';
import { confirm, usePlatform } from '@aaram/shared-platform';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import * as texts from '#texts/work.ts';

const ASK_AGAIN_MS = 1000;
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

type Calls = ReturnType<typeof createWorkCalls>;

/** Asks for a printout; where letters would be missing, the person decides first. Undefined when they do not want it. */
async function askFirst(calls: Calls, asked: { kind: PrintoutKind; orders: string[] }): Promise<Printout | undefined> {
  try {
    return await calls.askPrintout(asked);
  } catch (error) {
    if (!(error instanceof ApiError && Array.isArray(error.details.unprintable))) {
      throw error;
    }
    const isMeant = await confirm(failureText(error, texts.notPrinted), texts.printAnyway);
    return isMeant ? calls.askPrintout({ ...asked, anyway: true }) : undefined;
  }
}

/** Makes PDFs of orders and downloads them: `said` is how far it is, for a status region. */
export function usePrintout() {
  const { call } = usePlatform().api;
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);

  async function make(kind: PrintoutKind, orders: string[], signal: AbortSignal) {
    const calls = createWorkCalls(call);
    const say = ({ done, total }: Printout) => setSaid(texts.making(done, total));
    let printout = await askFirst(calls, { kind, orders });
    if (printout === undefined) {
      return false;
    }
    while (printout.state === 'waiting' || printout.state === 'making') {
      say(printout);
      await wait(ASK_AGAIN_MS, signal);
      printout = await calls.getPrintout(printout._id);
    }
    if (printout.state === 'failed') {
      throw new Error(texts.notPrinted);
    }
    const file = await calls.getPrintoutFile(printout._id);
    if (!signal.aborted) {
      saveFile(`${kind}.pdf`, new Blob([Uint8Array.from(atob(file.pdf), (sign) => sign.charCodeAt(0))]));
    }
    return true;
  }

  async function print(kind: PrintoutKind, orders: string[]) {
    const controller = new AbortController();
    left.current = controller;
    setBusy(true);
    setSaid(texts.making(0, orders.length));
    try {
      const isMade = await make(kind, orders, controller.signal);
      setSaid(isMade ? texts.printed : '');
    } catch (error) {
      setSaid(failureText(error, texts.notPrinted));
    } finally {
      setBusy(false);
    }
  }
  return { said, isBusy, print };
}
