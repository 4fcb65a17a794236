import { clientFor, DEMO_PASSWORD, newShopper, type takeSessionOf } from '#lib/api.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { buyOne, deliverOne } from '#lib/orders.ts';
import { addProduct } from '#lib/shopping.ts';
import { statesOfAPayLink } from './of-pay-links.ts';
import { statesOfThePanel } from './panel/of-the-panel.ts';
import { statesOfAShopper } from './shop/of-a-shopper.ts';
import { statesOfTheStore } from './shop/of-the-store.ts';
import type { State } from './state.ts';

type Shop = { shopUrl: string; sandboxUrl: string; panelUrl: string };

/** States that are seen with the same session, or without one. */
export type Group = { session?: Parameters<typeof takeSessionOf>[1]; states: State[] };

/** Creates the products, orders and posts that the states show. */
async function makeThings({ shopUrl, sandboxUrl, panelUrl }: Shop) {
  const shopper = await newShopper(shopUrl);
  const api = clientFor(shopUrl, shopper.token);
  const visitor = clientFor(shopUrl);
  const [product, soldOut] = [await addProduct(shopUrl, 20), await addProduct(shopUrl, 0)];
  const [custom] = (await visitor.getProducts({ category: 'Customized', limit: 1 })).items;
  const reviewed = (await visitor.getProducts({ limit: 60 })).items.find(({ reviewCount }) => reviewCount > 1);
  const [post] = (await visitor.getPosts()).items;
  if (!custom || !reviewed || !post) {
    throw new Error('The demo store is empty.');
  }
  const orderId = await deliverOne({ shopUrl, sandboxUrl }, api, product);
  const paidOrderId = await buyOne({ sandboxUrl }, api, product);
  await api.addToCart({ product: product._id, size: 'S' });
  await api.addToWishlist(product._id);
  await api.addToWishlist(soldOut._id);
  const admin = await visitor.login({ email: 'admin@example.com', password: DEMO_PASSWORD });
  return { product, reviewed, soldOut, custom, post, orderId, paidOrderId, panelUrl, shopper, admin };
}

/** Of the states that need an answer or a press, the short form sees one of so many. */
const SHARE = 8;

/** The page as it is when it opens. */
const isOpening = ({ answers, open, isTwin }: State) => answers === undefined && open === undefined && !isTwin;

/** The short form: each page as it opens, and a share of its other states; never those that are like others. */
const chooseFew = (states: State[]): State[] => {
  const others = new Set(
    takeSample(
      states.filter((state) => !isOpening(state) && !state.isTwin),
      SHARE,
    ),
  );
  return states.filter((state) => isLongForm || isOpening(state) || others.has(state));
};

/**
 * Every state of every page in a running demo store whose name matches `pattern`; without a pattern the short form has
 * only some of them. Creates what they show.
 */
export async function allStates(shop: Shop, pattern = ''): Promise<Group[]> {
  const things = await makeThings(shop);
  const wanted = new RegExp(pattern);
  const choose = (states: State[]) =>
    pattern === '' ? chooseFew(states) : states.filter(({ name }) => wanted.test(name));
  return [
    { states: [...statesOfTheStore(things), ...statesOfAPayLink] },
    { session: things.shopper, states: statesOfAShopper(things) },
    { session: things.admin, states: statesOfThePanel(things) },
  ].map((group) => ({ ...group, states: choose(group.states) }));
}
