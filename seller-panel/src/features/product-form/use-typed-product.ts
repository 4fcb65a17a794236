import { useState } from 'react';
import { useTypedWork } from '#lib/use-typed-work.ts';
import type { EditDraft } from './edit-draft.ts';
import type { NewProduct } from './new-product.ts';
import { readTypedProduct, type TypedProduct, toTyped } from './typed-product.ts';

type Kept = { mine: TypedProduct; base: TypedProduct };

function readKept(value: unknown): Kept | undefined {
  const { mine, base } = { mine: undefined, base: undefined, ...(value as object | undefined) };
  const found = { mine: readTypedProduct(mine), base: readTypedProduct(base) };
  return found.mine && found.base && { mine: found.mine, base: found.base };
}

type TypedForm = { form: string; mine: NewProduct | EditDraft; base: NewProduct | EditDraft; isUnsaved: boolean };

/**
 * Keeps what is typed into a product's form, with what it was typed over (product-rules.md#typed-work). `onRestore` gets
 * both when the seller wants it back.
 */
export function useTypedProduct({ form, mine, base, isUnsaved }: TypedForm, onRestore: (kept: Kept) => void) {
  const work = useTypedWork(form, { mine: toTyped(mine), base: toTyped(base) }, isUnsaved);
  const [lost, setLost] = useState<string[]>([]);
  const found = work.found && readKept(work.found.value);
  return {
    /** For `TypedNotice`. */
    notice: {
      at: found && work.found?.at,
      lost,
      onRestore: () => {
        if (found !== undefined) {
          setLost(found.mine.lost);
          onRestore(found);
          work.restored();
        }
      },
      onDiscard: work.discard,
    },
    /** Pictures were chosen again, or the form was saved. */
    forgetLost: () => setLost([]),
  };
}
