import { formatCount, plural } from '@aaram/shared-domain/format';

export const changedSince = 'How prices are made was changed in the meantime. Please check it.';
export const aboveMrp = (count: number) =>
  plural(count, {
    one: 'With GST added, 1 product would cost more than its MRP. Please lower its price or raise its MRP first.',
    other: `With GST added, ${formatCount(count)} products would cost more than their MRP. Please lower their prices or raise their MRPs first.`,
  });
