import { formatCount, plural } from '@aaram/shared-domain/format';

export const title = 'How prices are made';
export const loading = 'Loading how prices are made...';
export const notLoaded = 'How prices are made could not be loaded.';
export const now = {
  spec: 'GST is added to the prices at checkout. Invoices are drafts: the added amount is a separate row.',
  inclusive: 'Prices include GST: shoppers pay the price that they see. Invoices are tax invoices, without that row.',
};
export const since = (day: string) => `Since ${day}.`;

/** What a switch changes */
export const preview = 'What shoppers pay for one product';
export const price = 'Price';
export const payNow = 'Pays now';
export const paysThen = { spec: 'With GST added', inclusive: 'With GST included' };
export const pricesStay = 'No price changes: sellers change them on All Products, many at once.';
export const fromNextOrder =
  'It applies from the next order on. Orders that were placed keep their amounts, also when they are paid, cancelled or returned later.';
export const openTabs = 'Shoppers with an open cart see the new amounts before they pay.';
export const unpaidOrders = (count: number) =>
  plural(count, {
    one: '1 order waits for its payment and keeps its amount.',
    other: `${formatCount(count)} orders wait for their payment and keep their amounts.`,
  });
export const aboveMrp = (count: number) =>
  plural(count, {
    one: 'With GST added, 1 product would cost more than its MRP. Lower its price or raise its MRP first.',
    other: `With GST added, ${formatCount(count)} products would cost more than their MRP. Lower their prices or raise their MRPs first.`,
  });
export const priceAndMrp = (price: string, mrp: string) => `${price}, MRP ${mrp}`;
export const change = { spec: 'Add GST to the prices', inclusive: 'Include GST in the prices' };
export const reallyChange = { spec: 'Add GST to the prices?', inclusive: 'Include GST in the prices?' };
export const changed = {
  spec: 'GST is added to the prices from now on.',
  inclusive: 'Prices include GST from now on.',
};
export const leave = 'Leave as it is';
export const undo = 'You can switch back here at any time.';
export const notChanged = 'How prices are made could not be changed.';
