import type { AddCartInput } from '@aaram/shared-domain/cart';
import { useEffect, useState } from 'react';
import { drawPrint, loadImage, shrinkPicture } from './draw-print.ts';
import { type Placement, type PrintArea, startPlacement } from './print-area.ts';

/** Largest picture accepted, in bytes. */
const MOST_BYTES = 15 * 1024 * 1024;

export type Print = {
  image: HTMLImageElement | undefined;
  placement: Placement;
  error: string | undefined;
  choose: (file: File | undefined) => Promise<void>;
  place: (change: Partial<Placement>) => void;
  remove: () => void;
  makeCustomImages: () => Promise<AddCartInput['customImages']>;
};

/** A shopper's picture on a garment: choosing it, placing it, and the two pictures that go into the cart. */
export function usePrint(garmentSrc: string | undefined, area: PrintArea): Print {
  const [image, setImage] = useState<HTMLImageElement>();
  const [placement, setPlacement] = useState(startPlacement);
  const [error, setError] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(image?.src ?? ''), [image]);

  async function choose(file: File | undefined) {
    if (file === undefined) {
      return;
    }
    if (!file.type.startsWith('image/') || file.size > MOST_BYTES) {
      setError('Choose a picture (PNG, JPEG or WebP) of at most 15 MB.');
      return;
    }
    try {
      setImage(await loadImage(URL.createObjectURL(file)));
      setError(undefined);
    } catch {
      setError('This picture could not be read. Try another one.');
    }
  }

  return {
    image,
    placement,
    error,
    choose,
    place: (change) => setPlacement((old) => ({ ...old, ...change })),
    remove: () => {
      setImage(undefined);
      setPlacement(startPlacement);
    },
    makeCustomImages: async () => {
      if (image === undefined || garmentSrc === undefined) {
        return undefined;
      }
      const preview = drawPrint(await loadImage(garmentSrc), image, area, placement);
      return { rawImage: shrinkPicture(image), previewImage: preview.toDataURL('image/webp', 0.9) };
    },
  };
}
