import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SandboxPackage } from './carrier/entities.ts';
import type { SandboxDispute, SandboxOrder, SandboxPayment, SandboxRefund } from './entities.ts';

/** A webhook that is not delivered yet; `dueAt` is Unix milliseconds. */
export type Delivery = { eventId: string; event: string; body: string; attempts: number; dueAt: number };

export type SandboxState = {
  orders: Record<string, SandboxOrder>;
  payments: Record<string, SandboxPayment>;
  refunds: Record<string, SandboxRefund>;
  disputes: Record<string, SandboxDispute>;
  /** Refund ids by idempotency key. */
  refundKeys: Record<string, string>;
  deliveries: Delivery[];
  /** Parcels of the carrier by waybill. */
  packages: Record<string, SandboxPackage>;
  /** Its pick-up places by name. */
  carrierPlaces: Record<string, { pin: string; phone: string; address: string }>;
  /** Ids of pick-up requests by place and day. */
  carrierPickups: Record<string, number>;
};

const emptyState = (): SandboxState => ({
  orders: {},
  payments: {},
  refunds: {},
  disputes: {},
  refundKeys: {},
  deliveries: [],
  packages: {},
  carrierPlaces: {},
  carrierPickups: {},
});

function load(file: string): SandboxState {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return emptyState();
  }
  return { ...emptyState(), ...JSON.parse(text) };
}

async function write(file: string, state: SandboxState) {
  const draft = `${file}.${process.pid}.tmp`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(state));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

export type SandboxStore = ReturnType<typeof openStore>;

/**
 * The sandbox's state. `save()` resolves when all changes so far are on disk; saves at the same time share one write.
 * Without a file the state is lost at exit.
 */
export function openStore(file: string | null) {
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true });
  }
  const state = file === null ? emptyState() : load(file);
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function save(): Promise<void> {
    if (file === null) {
      return Promise.resolve();
    }
    if (running === null) {
      running = write(file, state).finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return save();
      });
    return next;
  }

  return { state, save };
}
