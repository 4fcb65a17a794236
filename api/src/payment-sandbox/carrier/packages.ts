import { createHash } from 'node:crypto';
import type { SandboxStore } from '../state.ts';
import type { SandboxPackage, SandboxScan } from './entities.ts';
import type { CarrierSwitches } from './switches.ts';

/** Waybills of the demo store, which were booked before the sandbox was there. */
const OF_THE_DEMO = /^DEMO/;

const indiaTime = (ms: number) => new Date(ms + 5.5 * 3_600_000).toISOString().slice(0, 19);

/** Why the carrier does not fetch for this PIN code; undefined where it does. Couriers do not deliver army post. */
export function findUnserved(pin: string, { embargo }: CarrierSwitches): 'unknown' | 'embargo' | undefined {
  if (!/^[1-8]\d{5}$/.test(pin)) {
    return 'unknown';
  }
  return embargo.some((start) => pin.startsWith(start)) ? 'embargo' : undefined;
}

/** The parcels of the sandbox's carrier. It knows no idempotency: the same order twice is two parcels. */
export function createPackages({ state }: SandboxStore, switches: CarrierSwitches) {
  const all = () => Object.values(state.packages);

  /** A parcel by its waybill; one of the demo store is made when it is first asked for. */
  function find(waybill: string): SandboxPackage | undefined {
    const known = Object.hasOwn(state.packages, waybill) ? state.packages[waybill] : undefined;
    return known ?? (OF_THE_DEMO.test(waybill) ? add({ waybill, order: '', sent: {}, pickup: '' }) : undefined);
  }

  function add(given: Pick<SandboxPackage, 'waybill' | 'order' | 'sent' | 'pickup'>): SandboxPackage {
    const made = { ...given, isCancelled: false, scans: [], chargedGrams: null, expectedAt: null };
    state.packages[made.waybill] = made;
    return made;
  }

  function create(sent: Record<string, string>, pickup: string): SandboxPackage {
    const order = sent.order ?? '';
    const times = all().filter((one) => one.order === order).length;
    const digits = createHash('sha256').update(`${order} ${times}`).digest().readUIntBE(0, 6) % 10_000_000_000;
    return add({ waybill: `990${String(digits).padStart(10, '0')}`, order, sent, pickup });
  }

  /** Lets the carrier see a parcel; without a time it is now. */
  function scan(waybill: string, given: Omit<SandboxScan, 'at'> & { at?: string }): SandboxPackage | undefined {
    const known = find(waybill);
    if (known !== undefined) {
      known.scans.push({ ...given, at: given.at ?? indiaTime(Date.now()) });
      known.expectedAt ??= indiaTime(Date.now() + 4 * 86_400_000);
    }
    return known;
  }

  const search = ({ waybills, orders }: { waybills: readonly string[]; orders: readonly string[] }) =>
    all().filter((one) => waybills.includes(one.waybill) || (one.order !== '' && orders.includes(one.order)));

  /** What tracking tells of a parcel, with the faults that are on. */
  function tell({ waybill, order, isCancelled, scans, chargedGrams, expectedAt }: SandboxPackage) {
    const known = switches.lateScans ? scans.slice(0, -1) : scans;
    const reported = switches.shuffleScans ? known.toReversed().flatMap((one) => [one, one]) : known;
    const last = known.at(-1);
    return {
      Shipment: {
        ...{ AWB: waybill, ReferenceNo: order, ChargedWeight: chargedGrams, ExpectedDeliveryDate: expectedAt },
        Status: {
          Status: isCancelled ? 'Cancelled' : (last?.scan ?? 'Manifested'),
          StatusType: last?.type ?? 'UD',
          StatusDateTime: last?.at ?? indiaTime(Date.now()),
        },
        Scans: reported.map(({ type, scan, code, at, location }) => ({
          ScanDetail: {
            ...{ ScanType: type, Scan: scan, ScanDateTime: at, ScannedLocation: location ?? null },
            ...{ StatusCode: code ?? null, Instructions: null },
          },
        })),
      },
    };
  }

  return { all, find, create, scan, search, tell };
}
export type Packages = ReturnType<typeof createPackages>;
