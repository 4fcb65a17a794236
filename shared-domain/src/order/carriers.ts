import { keysOf } from '../records/index.ts';

type Carrier = {
  name: string /** Where this carrier shows how far a parcel has come. */;
  track: (id: string) => string;
};

/** Carriers with a page that follows a parcel, by the value that is stored. */
const carriers = {
  delhivery: { name: 'Delhivery', track: (id) => `https://www.delhivery.com/track/package/${id}` },
  bluedart: {
    name: 'Blue Dart',
    track: (id) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${id}`,
  },
  xpressbees: { name: 'XpressBees', track: (id) => `https://www.xpressbees.com/shipment/tracking?awbNo=${id}` },
  ecomexpress: { name: 'Ecom Express', track: (id) => `https://www.ecomexpress.in/tracking/?awb_field=${id}` },
  fedex: { name: 'FedEx', track: (id) => `https://www.fedex.com/fedextrack/?trknbr=${id}` },
  dtdc: { name: 'DTDC', track: (id) => `https://www.dtdc.in/tracking/tracking_results.asp?strCnno=${id}` },
  amazon: { name: 'Amazon Shipping', track: (id) => `https://track.amazon.in/tracking/${id}` },
  // It asks for the number on its page.
  indiapost: {
    name: 'India Post',
    track: () => 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof carriers;
export const carrierIds = keysOf(carriers);

export const nameCarrier = (id: CarrierId): string => carriers[id].name;

type Tracked = { carrier?: CarrierId | undefined; trackingId: string | null };

/** The link that follows a parcel at its carrier; undefined when the carrier or the tracking id is not known. */
export function linkCarrier({ carrier, trackingId }: Tracked): { label: string; href: string } | undefined {
  if (carrier === undefined || trackingId === null) {
    return undefined;
  }
  const { name, track } = carriers[carrier];
  return { label: `Track with ${name}`, href: track(encodeURIComponent(trackingId)) };
}
