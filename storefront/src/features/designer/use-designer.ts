import type { Product } from '@aaram/shared-domain/catalog';
import {
  areaSetOf,
  clothOf,
  type DesignObject,
  findGarment,
  listPrintAreas,
  nameObject,
  preflight,
} from '@aaram/shared-domain/design';
import { useMemo, useState } from 'react';
import * as texts from '#texts/designer.ts';
import { boxOfSome, withObjects } from './edit-design.ts';
import { emptyDocument, isEmpty } from './empty-document.ts';
import { fitInto } from './fit-into.ts';
import { useLocalPictures } from './local-pictures.ts';
import { newPicture, newShape, newText } from './new-objects.ts';
import { inkFor } from './panels/ink-for.ts';
import { readPicture } from './read-picture.ts';
import { useActions } from './use-actions.ts';
import { useDesign } from './use-design.ts';
import { useDraft } from './use-draft.ts';
import { useLive } from './use-live.ts';
import { useMakeDesign } from './use-make-design.ts';
import { useOpenedDesign } from './use-opened-design.ts';
import { useOutlines } from './use-outlines.ts';

export type DesignedProduct = Pick<Product, '_id' | 'subcategory' | 'name' | 'images' | 'colour' | 'stock'>;
export type Designer = ReturnType<typeof useDesigner>;

/** Everything that the designer of a product knows and does; its parts show it. */
export function useDesigner(product: DesignedProduct) {
  const garment = findGarment(product);
  const areas = useMemo(() => listPrintAreas(product), [product]);
  const [areaId, setAreaId] = useState<string>(areas[0].id);
  const area = areas.find(({ id }) => id === areaId) ?? areas[0];
  const cloth = clothOf(garment, product.colour);
  const [first] = useState(() => emptyDocument(areaSetOf(garment)));
  const design = useDesign(first, area.id);
  const { document, objects, change } = design;
  const outlines = useOutlines(document);
  const pictures = useLocalPictures();
  const draft = useDraft({ product: product._id, document, pictures, open: design.open });
  useOpenedDesign(draft.isRead, ({ document: opened, saved }) => {
    draft.setSaved(saved);
    design.open(opened);
  });
  const made = useMakeDesign({
    product: product._id,
    document,
    pictures,
    saved: draft.saved,
    saveInAccount: draft.save,
  });
  const [sentence, say] = useLive();
  const actions = useActions(design, outlines.outlinesOf, say);
  const [fileError, setFileError] = useState<string>();
  const [notice, setNotice] = useState<string>();

  const taken = boxOfSome(
    objects,
    objects.map(({ id }) => id),
    outlines.outlinesOf,
  );
  const spot = { document, area, taken };
  function add(object: DesignObject) {
    change((all) => [...all, object], '', [object.id]);
    say(texts.added(nameObject(object)));
  }

  return {
    ...{ product, garment, areas, area, setAreaId, cloth, design, outlines, pictures, draft, actions, sentence, say },
    ...{ fileError, notice, make: made.make, save: made.save, error: made.error, isEmpty: isEmpty(document) },
    problems: preflight(objects, { area, cloth, outlinesOf: outlines.outlinesOf }),
    addText: () => add(newText(spot, inkFor(cloth))),
    addArt: (art: string) => add(newShape(spot, art, inkFor(cloth))),
    addPicture: async (file: File) => {
      const read = await readPicture(file);
      setNotice(typeof read === 'string' || !read.isAnimated ? undefined : texts.pictureAnimated);
      setFileError(typeof read === 'string' ? read : undefined);
      if (typeof read !== 'string') {
        add(newPicture(spot, { ...read, media: pictures.add(read.file) }));
      }
    },
    /** Moves all parts of another area of the same cloth to this one, as large as they fit. */
    moveHere: (from: string) => {
      const old = areas.find(({ id }) => id === from) ?? area;
      const moved = fitInto(document.prints[from] ?? [], old, area);
      design.replace(withObjects(withObjects(document, from, []), area.id, moved));
    },
    /** Begins with the parts of a design of the store. */
    begin: (parts: readonly DesignObject[]) => design.replace(withObjects(document, area.id, parts)),
    startAgain: () => design.replace(emptyDocument(document.areas)),
  };
}
