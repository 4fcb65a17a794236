import { noDetails, sizeTypes } from '@aaram/shared-domain/catalog';
import { factKeys, ownWith } from '@aaram/shared-domain/product-fields';
import type { EditDraft } from './edit-draft.ts';
import type { NewProduct } from './new-product.ts';

/** A form as it can be stored in the browser: files cannot, so their names are. */
export type TypedProduct = { draft: EditDraft; lost: string[] };

// What was stored before there were SKUs has none.
const texts = ownWith('isFormText').filter((key) => !['state', 'pictureTexts', 'sku'].includes(key));

/** The values of a form, ready to be written as JSON. */
export function toTyped(product: NewProduct | EditDraft): TypedProduct {
  const pictures = 'pictures' in product ? product.pictures : [];
  const files = [...product.images, ...pictures.filter((picture) => typeof picture !== 'string')];
  const addresses = pictures.filter((picture) => typeof picture === 'string');
  return { draft: { ...product, images: [], pictures: addresses }, lost: files.map(({ name }) => name) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isRecordOfTexts = (value: unknown) =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isStock = (value: unknown) =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && typeof one.size === 'string' && typeof one.quantity === 'string');

function isDraft(value: unknown): value is EditDraft {
  return (
    isRecord(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    sizeTypes.some((type) => type === value.sizeType) &&
    isStock(value.stock) &&
    isTexts(value.pictures) &&
    factKeys.every((name) => value[name] === undefined || typeof value[name] === 'string') &&
    // What was stored before there were words for pictures has none.
    (value.sku === undefined || typeof value.sku === 'string') &&
    (value.pictureTexts === undefined || isRecordOfTexts(value.pictureTexts))
  );
}

/** What was stored, or undefined when it is not what this version of the form keeps. */
export function readTypedProduct(value: unknown): TypedProduct | undefined {
  return isRecord(value) && isDraft(value.draft) && isTexts(value.lost)
    ? {
        draft: {
          ...noDetails,
          ...value.draft,
          images: [],
          sku: value.draft.sku ?? '',
          pictureTexts: value.draft.pictureTexts ?? {},
        },
        lost: value.lost,
      }
    : undefined;
}
