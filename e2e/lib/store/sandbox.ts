import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';

type Switches = { loseEvents?: boolean; outage?: 'none' | 'hang' };

// The sandbox's public test keys, the same in every development start.
const authorization = `Basic ${Buffer.from(`${SANDBOX_KEYS.keyId}:${SANDBOX_KEYS.keySecret}`).toString('base64')}`;

async function tell(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) {
    throw new Error(`The sandbox refused: ${await response.text()}`);
  }
}

/** Makes the payment sandbox fail, or work again. */
export const setSwitches = (sandboxUrl: string, switches: Switches) => tell(`${sandboxUrl}/sandbox/switches`, switches);

/** Whether the provider has captured a payment for one of its orders. */
export async function hasPayment(sandboxUrl: string, providerOrderId: string): Promise<boolean> {
  const response = await fetch(`${sandboxUrl}/v1/orders/${providerOrderId}/payments`, { headers: { authorization } });
  const { items } = (await response.json()) as { items: { captured: boolean }[] };
  return items.some(({ captured }) => captured);
}

/** Pays the provider's order without a browser. */
export const payOrder = (sandboxUrl: string, providerOrderId: string) =>
  tell(`${sandboxUrl}/sandbox/pay`, { order_id: providerOrderId });

/** Something that the carrier sees of a parcel, in the words of its wire: the type of a status and its name. */
type Scan = { type: 'UD' | 'DL' | 'RT'; scan: string; code?: string; location?: string };

/** Lets the sandbox's carrier see a parcel, and push that there is something new. */
export const seeParcel = (sandboxUrl: string, waybill: string, scan: Scan) =>
  tell(`${sandboxUrl}/sandbox/carrier-scan`, { waybill, ...scan });
