import { randomInt } from 'node:crypto';

/** A package as the carrier has it. */
type Package = { waybill: string; order: string; isCancelled: boolean; scans: Scan[]; sent: Record<string, string> };
type Scan = { type: string; scan: string; code?: string; at: string; place?: string };
type Switches = {
  /** It books, and its answer gets lost. */
  losesAnswer?: boolean;
  /** It refuses to book, with status 200. */
  refuses?: string;
  /** It answers with a page instead of JSON. */
  isBroken?: boolean;
  /** It tells its scans in any order, and some twice. */
  shuffles?: boolean;
};

const answer = (body: object | string, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const tell = ({ waybill, order, isCancelled, scans }: Package, shuffles: boolean) => {
  const all = shuffles ? [...scans].reverse().flatMap((one) => [one, one]) : scans;
  const last = scans.at(-1);
  return {
    Shipment: {
      ...{ AWB: waybill, ReferenceNo: order },
      Status: { Status: isCancelled ? 'Cancelled' : (last?.scan ?? 'Manifested'), StatusType: last?.type ?? 'UD' },
      Scans: all.map(({ type, scan, code, at, place }) => ({
        ScanDetail: {
          ...{ ScanType: type, Scan: scan, ScanDateTime: at, ScannedLocation: place ?? null },
          ...{ StatusCode: code ?? null, Instructions: null },
        },
      })),
    },
  };
};

/** A carrier in memory that speaks Delhivery's wire in documented shapes, with its faults. */
export function createDelhiveryWire(token: string) {
  const packages: Package[] = [];
  // No two carriers have the same waybills.
  const firstWaybill = randomInt(1_000_000_000_000);
  const switches: Switches = {};
  const calls: string[] = [];
  const find = (waybill: string) => packages.find((one) => one.waybill === waybill);

  function create(form: string): Response {
    const { shipments } = JSON.parse(new URLSearchParams(form).get('data') ?? '{}');
    const [sent] = shipments as Record<string, string>[];
    if (switches.refuses !== undefined || sent === undefined) {
      const remarks = [switches.refuses ?? ''];
      return answer({
        success: false,
        rmk: 'Package creation failed',
        packages: [{ status: 'Fail', waybill: '', remarks }],
      });
    }
    const made = {
      waybill: String(firstWaybill + packages.length),
      order: sent.order ?? '',
      isCancelled: false,
      scans: [],
      sent,
    };
    packages.push(made);
    if (switches.losesAnswer) {
      throw new TypeError('fetch failed');
    }
    return answer({ success: true, packages: [{ status: 'Success', waybill: made.waybill, refnum: made.order }] });
  }

  function edit({ waybill }: { waybill: string }): Response {
    const known = find(waybill);
    if (known === undefined) {
      return answer({ status: false, remark: 'No such waybill' });
    }
    known.isCancelled = true;
    return answer({ status: true, remark: 'Shipment has been cancelled' });
  }

  function track(query: URLSearchParams): Response {
    const [waybills, refs] = ['waybill', 'ref_ids'].map((name) => query.get(name)?.split(',') ?? []);
    const found = packages.filter((one) => waybills?.includes(one.waybill) || refs?.includes(one.order));
    return found.length === 0
      ? answer({ Success: false, Error: 'No such waybill or Order Id found' })
      : answer({ ShipmentData: found.map((one) => tell(one, switches.shuffles === true)) });
  }

  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const body = String(init.body ?? '');
    calls.push(url.pathname);
    if (new Headers(init.headers).get('authorization') !== `Token ${token}`) {
      return answer({ detail: 'Invalid token' }, 401);
    }
    if (switches.isBroken) {
      return answer('<html><body>Bad gateway</body></html>', 502);
    }
    if (url.pathname === '/api/cmu/create.json') {
      return create(body);
    }
    if (url.pathname === '/api/p/edit') {
      return edit(JSON.parse(body));
    }
    return url.pathname === '/api/p/update' ? answer({ request_id: 'UPL1' }) : track(url.searchParams);
  };

  return {
    fetch: send,
    packages,
    switches,
    calls,
    /** Lets the carrier see a parcel; times are India's, without a zone. */
    scan: (waybill: string, ...scans: Scan[]) => void find(waybill)?.scans.push(...scans),
  };
}
