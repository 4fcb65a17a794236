import { totalStock } from '@aaram/shared-domain/catalog';
import { adminPages } from '@aaram/shared-domain/contract';
import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { labelFact, textFacts } from '@aaram/shared-domain/product-fields';
import { Link } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import type { ListColumn } from '#lib/list/data-table.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';
import { ProductThumb } from './product-row.tsx';
import type { ListedProduct } from './products-query.ts';
import styles from './products-table.module.css';
import { StockCells } from './stock-cells.tsx';

const usual = { isFixed: true, isUsual: true } as const;
const Time = ({ at }: { at: string | undefined }) =>
  at === undefined ? null : <time dateTime={at}>{formatDateTime(at)}</time>;

/** The columns of the list: the usual ones stay, the others can be chosen (product-rules.md#product-table). */
export const productColumns: readonly ListColumn<ListedProduct>[] = [
  { ...usual, id: 'number', label: texts.serialNumber, width: 58, cell: (_product, number) => number },
  { ...usual, id: 'image', label: texts.images, width: 84, cell: (product) => <ProductThumb product={product} /> },
  {
    ...usual,
    id: 'name',
    label: common.name,
    sort: 'name',
    cell: (product) => (
      <>
        <Link data-key="Enter" to={adminPages.editProduct(product._id)} className={`${styles.strong} ${styles.title}`}>
          {product.name}
        </Link>
        {product.state === 'draft' ? <Badge className={styles.draft}>{publishing.draft}</Badge> : null}
        <span className={styles.meta}>
          {[product.brand, `${product.category} / ${product.subcategory}`].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    ...usual,
    id: 'price',
    label: common.price,
    sort: 'price',
    isEnd: true,
    width: 130,
    cell: ({ price }) => <b className={styles.strong}>{formatRupees(price)}</b>,
  },
  {
    id: 'mrp',
    label: labelFact('mrp'),
    sort: 'mrp',
    width: 96,
    cell: ({ mrp, price }) => (mrp > price ? formatRupees(mrp) : '–'),
  },
  { ...usual, id: 'sizeType', label: common.sizeType, sort: 'sizeType', width: 140, cell: ({ sizeType }) => sizeType },
  {
    ...usual,
    id: 'stock',
    label: texts.stock,
    sort: 'pieces',
    width: 300,
    cell: ({ stock }) => <StockCells stock={stock} />,
  },
  { id: 'pieces', label: texts.pieces, width: 72, cell: ({ stock }) => formatCount(totalStock(stock)) },
  { id: 'category', label: texts.category, sort: 'category', width: 110, cell: ({ category }) => category },
  { id: 'brand', label: texts.brand, sort: 'brand', width: 110, cell: ({ brand }) => brand ?? '–' },
  { id: 'tags', label: texts.tags, width: 130, cell: ({ tags }) => tags.join(', ') || '–' },
  ...textFacts.map(
    (key): ListColumn<ListedProduct> => ({
      id: key,
      label: labelFact(key),
      cell: (product) => product[key] ?? '–',
      ...(key === 'hsn' ? { sort: key, width: 84 } : { width: 130 }),
    }),
  ),
  { id: 'sold', label: texts.sold, sort: 'sold', width: 72, cell: ({ sold = 0 }) => formatCount(sold) },
  { id: 'added', label: texts.added, sort: 'added', width: 130, cell: ({ createdAt }) => <Time at={createdAt} /> },
  {
    id: 'updated',
    label: texts.changed,
    sort: 'updated',
    width: 130,
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
  },
  { ...usual, isLast: true, id: 'actions', label: common.actions, isEnd: true, width: 148, cell: () => null },
];
