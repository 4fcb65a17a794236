import type { ProductColumn } from '@aaram/shared-domain/change-set';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { CsvCell } from '#csv/write-csv.ts';
import type { BatchProduct } from './batch-edit.repository.ts';
import { joinPictureTexts } from './picture-texts-cell.ts';

const inRupees = (paise: number | null) => (paise === null ? '' : rupeesFromPaise(paise));

/** A product as a row of an export. */
export function writeProductCells(product: BatchProduct): Record<Exclude<ProductColumn, 'size' | 'pieces'>, CsvCell> {
  return {
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
    mrp: inRupees(product.mrpPaise),
    tags: product.tags.join(', '),
    colour: product.colour ?? '',
    material: product.material ?? '',
    hsn: product.hsn ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    netQuantity: product.netQuantity ?? '',
    maker: product.maker ?? '',
    images: product.images.join(' | '),
    pictureTexts: joinPictureTexts(product.images.map((url) => product.pictureTexts[url] ?? '')),
    family: product.family ?? '',
    stock: product.stock.map(({ size, quantity }) => `${size}: ${quantity}`).join('; '),
  };
}
