import type { ProductColumn } from '@aaram/shared-domain/change-set';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { amountFacts, type FactKey, storedAmount, textFacts } from '@aaram/shared-domain/product-fields';
import type { CsvCell } from '#csv/write-csv.ts';
import type { BatchProduct } from './batch-edit.repository.ts';
import { joinPictureTexts } from './picture-texts-cell.ts';

const inRupees = (paise: number | null) => (paise === null ? '' : rupeesFromPaise(paise));

function writeFacts(product: BatchProduct): Record<FactKey, CsvCell> {
  const cells: Partial<Record<FactKey, CsvCell>> = {};
  for (const key of textFacts) {
    cells[key] = product[key] ?? '';
  }
  for (const key of amountFacts) {
    cells[key] = inRupees(product[storedAmount(key)]);
  }
  return cells as Record<FactKey, CsvCell>;
}

/** A product as a row of an export. */
export function writeProductCells(product: BatchProduct): Record<Exclude<ProductColumn, 'size' | 'pieces'>, CsvCell> {
  return {
    ...writeFacts(product),
    id: product.id,
    version: product.version,
    sku: product.sku ?? '',
    state: product.state,
    name: product.name,
    description: product.description,
    category: product.category,
    subcategory: product.subcategory,
    sizeType: product.sizeType,
    brand: product.brand ?? '',
    price: inRupees(product.pricePaise),
    tags: product.tags.join(', '),
    images: product.images.join(' | '),
    pictureTexts: joinPictureTexts(product.images.map((url) => product.pictureTexts[url] ?? '')),
    family: product.family ?? '',
    stock: product.stock.map(({ size, quantity }) => `${size}: ${quantity}`).join('; '),
  };
}
