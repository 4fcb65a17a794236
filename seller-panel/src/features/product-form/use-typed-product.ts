import { useState } from 'react';
import { useTypedWork } from '#lib/use-typed-work.ts';
import type { EditDraft } from './edit-draft.ts';
import type { NewProduct } from './new-product.ts';
import { readTypedProduct, type TypedProduct, toTyped } from './typed-product.ts';

type Stored = { mine: TypedProduct; base: TypedProduct };

function readStored(value: unknown): Stored | undefined {
  const { mine, base } = { mine: undefined, base: undefined, ...(typeof value === 'object' ? value : undefined) };
  const found = { mine: readTypedProduct(mine), base: readTypedProduct(base) };
  return found.mine && found.base && { mine: found.mine, base: found.base };
}

type TypedForm = { form: string; mine: NewProduct | EditDraft; base: NewProduct | EditDraft; isUnsaved: boolean };

/**
 * Keeps what is typed into a product's form, with what it was typed over (product-rules.md#typed-work). `onRestore` gets
 * both when the seller wants it back.
 */
export function useTypedProduct({ form, mine, base, isUnsaved }: TypedForm, onRestore: (stored: Stored) => void) {
  const work = useTypedWork(form, { mine: toTyped(mine), base: toTyped(base) }, isUnsaved);
  const [lost, setLost] = useState<string[]>([]);
  const found = work.found && readStored(work.found.value);
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
