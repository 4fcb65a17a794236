import { useNearViewport } from '@aaram/shared-platform';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { noteViewed, readViewed } from '#lib/viewed.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';
import styles from './viewed-area.module.css';

/** If the script does not load, the page goes on without it. */
const RecentlyViewed = lazy(async (): Promise<{ default: ComponentType<RecentlyViewedProps> }> => {
  try {
    return { default: (await import(/* webpackChunkName: "later" */ './recently-viewed.tsx')).RecentlyViewed };
  } catch {
    return { default: () => null };
  }
});

/**
 * Where the products that this browser showed last are listed; on the page of a product without that one, which counts as
 * shown from now on. Empty while there are none; else it reserves their space, and loads them when it is near the viewport.
 */
export function ViewedArea({ product }: { product?: string }) {
  const area = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(area);
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => {
    setIds(readViewed().filter((id) => id !== product));
    if (product !== undefined) {
      noteViewed(product);
    }
  }, [product]);
  const room = ids.length > 0 ? <div className={styles.room} /> : null;
  return (
    <div ref={area}>
      {isNear && room ? (
        <Suspense fallback={room}>
          <RecentlyViewed ids={ids} room={room} />
        </Suspense>
      ) : (
        room
      )}
    </div>
  );
}
