import type { ProductSummary } from '@aaram/shared-domain/catalog';
import { type ApiClient, ApiError, createApiClient } from '@aaram/shared-domain/contract';
import type { LoginResult } from '@aaram/shared-domain/identity';
import { addProduct, homeAddress, orderOf } from './shopping.ts';
import { hasPayment, payOrder } from './store/sandbox.ts';

/** A write that the store has acknowledged, and a check that it is still there. */
type Acknowledged = { what: string; isThere: () => Promise<boolean> };

/** The responses that the writers got. `refusals` are those that a crash does not explain. */
export type Ledger = { acknowledged: Acknowledged[]; refusals: string[]; seen: Set<Acknowledged> };

const PATIENCE_MS = 10_000;
const PASSWORD = 'test-password';

function patientClient(apiUrl: string, token: string | null = null): ApiClient {
  return createApiClient({
    baseUrl: `${apiUrl}/api`,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }),
    getToken: () => token,
  });
}

/** No response, or a 5xx: allowed while the store restarts. */
const isCrash = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);
const isInProgress = (error: unknown) => error instanceof ApiError && error.code === 'IN_PROGRESS';

/** Repeats one order with one idempotency key until a response comes, as a shopper's page does. */
async function order(api: ApiClient, product: ProductSummary, size: string, { apiUrl, isOver }: Shop) {
  const key = crypto.randomUUID();
  for (;;) {
    try {
      return await api.createOrder(orderOf(product, size), key);
    } catch (error) {
      if (isOver() || !(isCrash(error) || isInProgress(error))) {
        throw error;
      }
      await waitUntilReady(apiUrl, isOver);
    }
  }
}

const isReady = (apiUrl: string) =>
  fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function waitUntilReady(apiUrl: string, isOver: () => boolean): Promise<void> {
  while (!(isOver() || (await isReady(apiUrl)))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let probes = 0;
/** Whether a new write is acknowledged now. */
export async function canWrite(apiUrl: string): Promise<boolean> {
  probes += 1;
  const email = `probe-${probes}@example.com`;
  const mobile = `6${String(probes).padStart(9, '0')}`;
  try {
    await patientClient(apiUrl).register({ name: 'Probe', mobile, email, password: PASSWORD, agreedToTerms: true });
    return true;
  } catch {
    return false;
  }
}

type Shop = { apiUrl: string; sandboxUrl: string; ledger: Ledger; products: ProductSummary[]; isOver: () => boolean };

type Urls = { shopUrl: string; apiUrl: string; sandboxUrl: string };

/** More than all writers buy. */
const MANY = 50_000;
let shoppers = 0;

/** A shopper's whole journey: an account, a login, three addresses, a cart, an order, a payment. */
async function liveOnce(shop: Shop): Promise<void> {
  const { apiUrl, sandboxUrl, ledger, products } = shop;
  const note = (what: string, isThere: () => Promise<boolean>) => ledger.acknowledged.push({ what, isThere });
  shoppers += 1;
  const number = shoppers;
  const email = `crash-${number}@example.com`;
  const visitor = patientClient(apiUrl);
  const logIn = () => visitor.login({ email, password: PASSWORD });
  await visitor.register({
    name: 'Meera',
    mobile: `7${String(number).padStart(9, '0')}`,
    email,
    password: PASSWORD,
    agreedToTerms: true,
  });
  note(`account ${email}`, async () => (await logIn()).token !== '');
  const { token, user }: LoginResult = await logIn();
  const api = patientClient(apiUrl, token);
  note(`session of ${email}`, async () => (await api.getProfile()).email === email);
  for (const house of ['1', '2', '3']) {
    const address = `House ${house}, Crash Road`;
    await api.addAddress({ ...homeAddress, address });
    note(`${address} of ${email}`, async () =>
      (await api.getAddresses()).addresses.some((one) => one.address === address),
    );
  }
  const product = products[number % products.length];
  if (product === undefined) {
    throw new Error('There is nothing to sell.');
  }
  const size = product.stock.toSorted((a, b) => b.quantity - a.quantity)[0]?.size ?? 'S';
  await api.addToCart({ product: product._id, size });
  // What was paid for leaves the cart.
  note(
    `cart of ${email}`,
    async () =>
      (await api.getCart(user.id)).items.some((item) => item.product._id === product._id) ||
      (await api.getMyOrders()).items.some(({ paymentStatus }) => paymentStatus === 'Paid'),
  );
  const { order: placed, razorpayOrder } = await order(api, product, size, shop);
  const id = placed._id;
  note(`the one order of ${email}`, async () => (await api.getMyOrders()).items.map(({ _id }) => _id).join() === id);
  const providerOrderId = razorpayOrder?.id ?? '';
  // The browser is closed now: only the provider's notification, or our question, tells the store.
  const isTaken = await payOrder(sandboxUrl, providerOrderId).then(
    () => true,
    () => false,
  );
  if (isTaken) {
    note(`payment of ${email}`, async () => {
      // Not `checkStatus`, which asks the provider: the store must find out by itself.
      const [own] = (await api.getMyOrders()).items;
      return own?.paymentStatus === 'Paid' || !(await hasPayment(sandboxUrl, providerOrderId));
    });
  }
}

/**
 * Keeps `count` shoppers busy at once until `stop`, which resolves when the last one has finished. They buy products
 * of their own with many pieces.
 */
export async function startWriters({ shopUrl, apiUrl, sandboxUrl }: Urls, count: number) {
  const ledger: Ledger = { acknowledged: [], refusals: [], seen: new Set() };
  let over = false;
  const isOver = () => over;
  const products = await Promise.all(Array.from({ length: 4 }, () => addProduct(shopUrl, MANY)));

  async function writeOn() {
    while (!over) {
      try {
        await liveOnce({ apiUrl, sandboxUrl, ledger, products, isOver });
      } catch (error) {
        if (!(isCrash(error) || isInProgress(error))) {
          ledger.refusals.push(String(error));
        }
        await waitUntilReady(apiUrl, isOver);
      }
    }
  }
  const writers = Array.from({ length: count }, writeOn);
  return {
    ledger,
    stop: async () => {
      over = true;
      await Promise.all(writers);
    },
  };
}

/** Acknowledged writes that are missing now, of this kind or of all. What was seen once is not looked at again. */
export async function findLost({ acknowledged, seen }: Ledger, kind: 'payment' | '' = ''): Promise<string[]> {
  const lost: string[] = [];
  const open = acknowledged.filter((entry) => entry.what.startsWith(kind) && !seen.has(entry));
  async function check() {
    for (let entry = open.pop(); entry; entry = open.pop()) {
      if (await entry.isThere().catch(() => false)) {
        seen.add(entry);
      } else {
        lost.push(entry.what);
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, check));
  return lost;
}
