import { createByteCache } from '@aaram/runtime/cache';

/** Largest size of what is watched, bytes. */
const MAX_BYTES = 1024 * 1024;

/** An order in which a product moves without any filter seeing it. */
export type MovingOrder = 'mostSold' | 'priceLowHigh' | 'priceHighLow';
/** Undefined for every category. `end` is the value of the page's last product; undefined when there is no next page. */
export type PageEnd = { category: string | undefined; order: MovingOrder; end: number | undefined };
type Place = { category: string; sold: number; pricePaise: number };

/** Whether a product at this place can be on a page with this end. */
function isBefore({ sold, pricePaise }: Place, { order, end }: PageEnd): boolean {
  if (end === undefined) {
    return true;
  }
  if (order === 'mostSold') {
    return sold >= end;
  }
  return order === 'priceLowHigh' ? pricePaise <= end : pricePaise >= end;
}

/**
 * Where the pages that are kept end, so that a product that is sold or gets another price drops only the pages that it
 * can move into: each sale moves one, mostly far behind the first pages. `note` is told their topics.
 */
export function createPageEnds(note: (topics: readonly string[]) => void) {
  const topicOf = ({ order, category, end }: PageEnd) => `${order} of ${category ?? 'all'} to ${end ?? 'the end'}`;
  const ends = createByteCache<string, PageEnd>({
    maxBytes: MAX_BYTES,
    sizeOf: () => 0,
    // Nobody looks any more.
    onGone: (page) => note([topicOf(page)]),
  });
  return {
    /** The topic of a page that ends there. */
    watch(page: PageEnd): string {
      const topic = topicOf(page);
      if (ends.get(topic) === undefined) {
        // Until now nobody looked, so what is kept with this topic may be wrong.
        note([topic]);
        ends.set(topic, page);
      }
      return topic;
    },
    /** A product has moved to this place: by sales, by price, or both. */
    move(place: Place, { sales, prices }: { sales: boolean; prices: boolean }) {
      const isOf = ({ category, order }: PageEnd) =>
        (order === 'mostSold' ? sales : prices) && (category === undefined || category === place.category);
      const touched = [...ends.entries()].filter(([, page]) => isOf(page) && isBefore(place, page));
      if (touched.length > 0) {
        note(touched.map(([topic]) => topic));
      }
    },
  };
}
