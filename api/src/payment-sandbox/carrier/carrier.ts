import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText, sendJson } from '../http.ts';
import { SandboxRefusal } from '../payments.ts';
import type { SandboxStore } from '../state.ts';
import type { SandboxScan } from './entities.ts';
import { writeLabel } from './label.ts';
import { createPackages } from './packages.ts';
import { createPushes } from './pushes.ts';
import { createCarrierRest } from './rest.ts';
import { applyCarrierSwitches, noCarrierFaults } from './switches.ts';

type CarrierOptions = {
  store: SandboxStore;
  token: string;
  /** A pick-up place that is registered from the beginning. */
  pickup: string;
  pickupPincode: string;
  /** Where pushes are sent; null keeps them for `takePushes()`. */
  pushUrl: string | null;
};
export type CarrierSandbox = ReturnType<typeof createCarrierSandbox>;
const optional = (name: string, value: unknown) => (typeof value === 'string' ? { [name]: value } : {});

type Act = (body: Record<string, unknown>) => object;
type Scan = (waybill: string, scan: Omit<SandboxScan, 'at'> & { at?: string }) => void;

/** What a person would do by hand, by call. */
const listActs = (scan: Scan, switches: ReturnType<typeof noCarrierFaults>): Record<string, Act> => ({
  'POST /sandbox/carrier-scan': ({ waybill, type, scan: seen, code, at, location }) => {
    const facts = { ...optional('code', code), ...optional('at', at), ...optional('location', location) };
    scan(String(waybill), { type: String(type ?? 'UD'), scan: String(seen ?? 'In Transit'), ...facts });
    return { waybill };
  },
  'POST /sandbox/carrier-switches': (body) => {
    const wrong = applyCarrierSwitches(switches, body);
    if (wrong !== null) {
      throw new SandboxRefusal(`There is no such switch or value: ${wrong}`, { field: wrong });
    }
    return switches;
  },
});

/** A stand-in for Delhivery that speaks its documented wire, with its faults. No parcel moves by itself. */
export function createCarrierSandbox({ store, token, pickup, pickupPincode, pushUrl }: CarrierOptions) {
  const switches = noCarrierFaults();
  store.state.carrierPlaces[pickup] ??= { pin: pickupPincode, phone: '9876543210', address: '1 Dalal Street, Mumbai' };
  const packages = createPackages(store, switches);
  const pushes = createPushes({ url: pushUrl, switches });
  const rest = createCarrierRest({ store, packages, switches });
  /** Paths of the calls so far, for tests. */
  const calls: string[] = [];
  const right = Buffer.from(`Token ${token}`);

  function isAuthorized({ headers }: IncomingMessage): boolean {
    const given = Buffer.from(headers.authorization ?? '');
    return given.length === right.length && timingSafeEqual(given, right);
  }

  function scan(waybill: string, ...scans: (Omit<SandboxScan, 'at'> & { at?: string })[]) {
    for (const one of scans) {
      const known = packages.scan(waybill, one);
      if (known === undefined) {
        throw new SandboxRefusal('There is no such waybill', { field: 'waybill' });
      }
      pushes.push(known);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    calls.push(url.pathname);
    const label = rest.labelOf(url.pathname);
    if (label !== undefined) {
      const { name = '', add = '', pin = '' } = label.sent;
      const lines = [`Waybill ${label.waybill}`, `Order ${label.order}`, name, add, pin, 'Carrier sandbox: no parcel'];
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(writeLabel(lines));
      return;
    }
    if (!isAuthorized(request)) {
      return sendJson(response, 401, { detail: 'Invalid token' });
    }
    const body = await readText(request);
    if (switches.outage === 'hang') {
      return;
    }
    if (switches.outage === 'error') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>');
      return;
    }
    const answered = rest.answer({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body,
    });
    await store.save();
    if (switches.outage === 'drop') {
      request.socket.destroy();
      return;
    }
    sendJson(response, answered.status, answered.body);
  }

  return {
    switches,
    calls,
    scan,
    packages: packages.all,
    find: packages.find,
    takePushes: pushes.take,
    has: (path: string) => rest.has(path) || rest.labelOf(path) !== undefined,
    acts: listActs(scan, switches),
    answer,
    close: pushes.close,
  };
}
