import type { SandboxPackage } from './entities.ts';
import type { CarrierSwitches } from './switches.ts';

type Push = { body: string };
const RETRY_MS = 2000;
const TIMEOUT_MS = 5000;

const write = ({ waybill, order, scans }: SandboxPackage): string => {
  const { type = 'UD', scan = 'Manifested', code = '', at = '', location = '' } = scans.at(-1) ?? {};
  return JSON.stringify({
    Shipment: {
      Status: {
        ...{ Status: scan, StatusType: type, StatusDateTime: at, StatusLocation: location, Instructions: '' },
      },
      ...{ NSLCode: code, ReferenceNo: order, AWB: waybill },
    },
  });
};

/** Pushes of the carrier: unsigned, one for a scan, tried once more and then lost. */
export function createPushes({ url, switches }: { url: string | null; switches: CarrierSwitches }) {
  const waiting: Push[] = [];
  const timers = new Set<NodeJS.Timeout>();

  async function send(target: string, { body }: Push): Promise<boolean> {
    try {
      const response = await fetch(target, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function deliver(target: string, push: Push) {
    if (!(await send(target, push))) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void send(target, push);
      }, RETRY_MS);
      timers.add(timer);
    }
  }

  return {
    push(parcel: SandboxPackage) {
      const one = { body: write(parcel) };
      const all = switches.losePushes ? [] : switches.doublePushes ? [one, one] : [one];
      for (const push of all) {
        if (url === null) {
          waiting.push(push);
        } else {
          void deliver(url, push);
        }
      }
    },
    /** Returns all pushes that were not sent, for tests that deliver them themselves. */
    take: () => waiting.splice(0),
    close() {
      for (const timer of timers) {
        clearTimeout(timer);
      }
    },
  };
}
