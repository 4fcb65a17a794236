import type { AddCartInput } from '@aaram/shared-domain/cart';
import { failureText } from '@aaram/shared-domain/contract';
import { keepInArea, type Placement, type PrintArea, startPlacement } from '@aaram/shared-domain/design';
import { usePlatform, useSession } from '@aaram/shared-platform';
import { isAnimated, isHeic } from '@aaram/shared-ui/picture-file';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/customize.ts';

/** Largest picture accepted, in bytes. */
const MOST_BYTES = 15 * 1024 * 1024;

export type Print = {
  image: HTMLImageElement | undefined;
  placement: Placement;
  error: string | undefined;
  /** Whether the picture has several frames, of which the first is printed. */
  isAnimated: boolean;
  choose: (file: File | undefined) => Promise<void>;
  place: (change: Partial<Placement>) => void;
  remove: () => void;
  makeCustomImages: () => Promise<AddCartInput['customImages']>;
};

/** Why a file is no picture for a print. */
function describeRefused({ name, size, type }: File): string {
  if (isHeic({ name, type })) {
    return texts.heic(name);
  }
  return size > MOST_BYTES ? texts.pictureTooLarge(name) : texts.notPicture(name);
}

/** Height divided by width; 1 for a drawing without a size of its own. */
const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight / naturalWidth || 1;

/**
 * A shopper's picture on a garment: choosing it, placing it, and making the two pictures for the cart. In another area it
 * begins anew, as large as it fits.
 */
export function usePrint(garmentSrc: string | undefined, area: PrintArea): Print {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  const [file, setFile] = useState<File>();
  const [image, setImage] = useState<HTMLImageElement>();
  const [placed, setPlaced] = useState<{ area: PrintArea; placement: Placement }>();
  const [error, setError] = useState<string>();
  const [hasFrames, setHasFrames] = useState(false);
  const turn = useRef(0);
  useEffect(() => () => URL.revokeObjectURL(image?.src ?? ''), [image]);
  const isPlaced = placed?.area.id === area.id;
  const placement = isPlaced ? placed.placement : startPlacement(area, image && ratioOf(image));

  async function choose(chosen: File | undefined) {
    if (chosen === undefined) {
      return;
    }
    const { name, type, size } = chosen;
    if (!type.startsWith('image/') || size > MOST_BYTES) {
      setError(describeRefused(chosen));
      return;
    }
    turn.current += 1;
    const mine = turn.current;
    try {
      const { loadImage } = await import('./draw-print.ts');
      const [loaded, animated] = await Promise.all([loadImage(URL.createObjectURL(chosen)), isAnimated(chosen)]);
      // Only when no other picture was chosen or removed while this one was read.
      if (mine === turn.current) {
        setImage(loaded);
        setFile(chosen);
        setHasFrames(animated);
        setError(undefined);
      }
    } catch {
      setError(isHeic(chosen) ? texts.heic(name) : texts.pictureNotRead(name));
    }
  }

  return {
    image,
    placement,
    error,
    isAnimated: hasFrames,
    choose,
    place: (change) =>
      setPlaced((old) => {
        const from = old?.area.id === area.id ? old.placement : placement;
        return { area, placement: keepInArea(area, { ...from, ...change }) };
      }),
    remove: () => {
      turn.current += 1;
      setImage(undefined);
      setPlaced(undefined);
    },
    makeCustomImages: async () => {
      if (image === undefined || garmentSrc === undefined) {
        return undefined;
      }
      const { makeDesign, sendDesign } = await import('./send-design.ts');
      const design = await makeDesign({ file, image, garmentSrc, area, placement });
      if (!isAuthenticated) {
        // Kept in this tab until login, and then sent with the cart.
        return design.asDataUrls();
      }
      try {
        setError(undefined);
        return await sendDesign(api, design);
      } catch (cause) {
        setError(failureText(cause, texts.pictureNotSent));
        throw cause;
      }
    },
  };
}
