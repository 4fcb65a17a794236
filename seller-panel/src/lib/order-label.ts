/** The last eight characters of an order's id: enough to tell orders apart in a narrow table. */
export const shortOrderId = (id: string) => `#${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
