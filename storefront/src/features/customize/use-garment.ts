import { useEffect, useState } from 'react';
import { loadImage } from './draw-print.ts';

/** The picture of a side of a garment; undefined until it has loaded. */
export function useGarment(src: string): HTMLImageElement | undefined {
  const [garment, setGarment] = useState<HTMLImageElement>();
  useEffect(() => {
    let isCurrent = true;
    loadImage(src)
      .then((image) => isCurrent && setGarment(image))
      .catch((error: unknown) => console.error('The picture of the garment did not load.', error));
    return () => {
      isCurrent = false;
    };
  }, [src]);
  return garment;
}
