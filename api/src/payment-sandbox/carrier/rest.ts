import type { SandboxStore } from '../state.ts';
import { type Answered, asTexts, type Call, ok, readObject } from './call.ts';
import { listDeskCalls, NO_PLACE } from './desk.ts';
import type { SandboxPackage } from './entities.ts';
import { findUnserved, type Packages } from './packages.ts';
import type { CarrierSwitches } from './switches.ts';

type RestParts = { store: SandboxStore; packages: Packages; switches: CarrierSwitches };

/** The documented calls of Delhivery's B2C API. Refusals come with status 200. Undefined for a path it does not have. */
export function createCarrierRest({ store, packages, switches }: RestParts) {
  const { state } = store;

  function create({ body }: Call): Answered {
    const data = readObject(new URLSearchParams(body).get('data') ?? '');
    const sent = asTexts(Array.isArray(data.shipments) ? data.shipments[0] : {});
    const pickup = asTexts(data.pickup_location).name ?? '';
    const fail = (remarks: string) =>
      ok({
        ...{ success: false, error: true, rmk: 'Package creation failed', package_count: 1 },
        packages: [{ status: 'Fail', waybill: '', refnum: sent.order ?? '', serviceable: false, remarks: [remarks] }],
      });
    if (!Object.hasOwn(state.carrierPlaces, pickup)) {
      return ok({ success: false, rmk: NO_PLACE });
    }
    if (switches.refuses !== '') {
      return fail(switches.refuses);
    }
    // These break the real service, whatever the encoding.
    if (/[&#%;\\]/.test(JSON.stringify([sent.name, sent.add, sent.city]))) {
      return fail('Unable to parse the package data');
    }
    if (findUnserved(sent.pin ?? '', switches) !== undefined) {
      return fail('Pincode is not serviceable');
    }
    const { waybill, order } = packages.create(sent, pickup);
    const made = { status: 'Success', waybill, refnum: order, serviceable: true, sort_code: 'BOM/BHW', remarks: [''] };
    return ok({ success: true, package_count: 1, packages: [made] });
  }

  function edit({ body }: Call): Answered {
    const { waybill, cancellation } = asTexts(readObject(body));
    const known = packages.find(waybill ?? '');
    if (known === undefined || cancellation !== 'true') {
      return ok({ status: false, waybill, remark: 'No such waybill' });
    }
    if (known.scans.some(({ type, scan }) => type === 'DL' && scan === 'Delivered')) {
      return ok({ status: false, waybill, remark: 'Shipment is already delivered' });
    }
    known.isCancelled = true;
    return ok({ status: true, waybill, order_id: known.order, remark: 'Shipment has been cancelled.' });
  }

  function track({ query }: Call): Answered {
    const [waybills = [], orders = []] = ['waybill', 'ref_ids'].map((name) => query.get(name)?.split(',') ?? []);
    const found = packages.search({ waybills, orders });
    return ok(
      found.length === 0
        ? { Success: false, Error: 'No such waybill or Order Id found' }
        : { ShipmentData: found.map(packages.tell) },
    );
  }

  function slip({ query }: Call): Answered {
    const known = packages.find(query.get('wbns') ?? '');
    const packagesFound = known === undefined ? 0 : 1;
    return ok({
      packages_found: packagesFound,
      packages: known === undefined ? [] : [{ wbn: known.waybill, pdf_download_link: `/label/${known.waybill}.pdf` }],
    });
  }

  const calls: Record<string, (call: Call) => Answered> = {
    'POST /api/cmu/create.json': create,
    'POST /api/p/edit': edit,
    'POST /api/p/update': () => ok({ request_id: `UPL${Object.keys(state.packages).length}` }),
    'GET /api/v1/packages/json/': track,
    'GET /api/p/packing_slip': slip,
    ...listDeskCalls({ store, switches }),
  };
  return {
    has: (path: string) => Object.keys(calls).some((name) => name.endsWith(` ${path}`)),
    answer: (call: Call): Answered =>
      calls[`${call.method} ${call.path}`]?.(call) ?? { status: 404, body: { detail: 'Not found.' } },
    labelOf: (path: string): SandboxPackage | undefined => {
      const [, waybill] = /^\/label\/([\w-]+)\.pdf$/.exec(path) ?? [];
      return waybill === undefined ? undefined : packages.find(waybill);
    },
  };
}
