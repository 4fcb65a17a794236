import type { OwnProductSummary, ProductSummary } from '@aaram/shared-domain/catalog';
import { adminPages } from '@aaram/shared-domain/contract';
import { formatRupees } from '@aaram/shared-domain/money';
import { confirm, Link } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { IconCopy, IconPencil, IconTrash } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { useEffect, useRef } from 'react';
import { useCopyProduct } from '#lib/use-copy-product.ts';
import * as texts from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';
import { useRemoveProduct } from './products-query.ts';
import styles from './products-table.module.css';
import { StockCells } from './stock-cells.tsx';

type ProductRowProps = {
  product: OwnProductSummary;
  number: number;
  /** The row was just saved or cancelled, or its neighbour deleted: its Edit button takes the focus. */
  takesFocus: boolean;
  onEdit: () => void;
  onRemoved: () => void;
};

export function ProductThumb({ product }: { product: ProductSummary }) {
  const more = product.images.length - 1;
  return (
    <span className={styles.pictures}>
      <OptionalPicture src={product.images[0]} alt="" sizes="44px" ratio="3:4" className={styles.thumb} />
      {more > 0 ? <span className={styles.more}>+{more}</span> : null}
    </span>
  );
}

export function ProductRow({ product, number, takesFocus, onEdit, onRemoved }: ProductRowProps) {
  const remove = useRemoveProduct(onRemoved);
  const copy = useCopyProduct();
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) {
      editButton.current?.focus();
    }
  }, [takesFocus]);
  const askAndRemove = async () => {
    if (await confirm(texts.areYouSure, texts.deleteProduct)) {
      remove.mutate(product._id);
    }
  };
  return (
    <tr className={styles.row} aria-busy={remove.isPending || undefined}>
      <td className={`${styles.cell} ${styles.number}`}>{number}</td>
      <td className={`${styles.cell} ${styles.image}`}>
        <ProductThumb product={product} />
      </td>
      <td className={`${styles.cell} ${styles.name}`}>
        <Link to={adminPages.editProduct(product._id)} className={`${styles.strong} ${styles.title}`}>
          {product.name}
        </Link>
        {product.state === 'draft' ? <Badge className={styles.draft}>{publishing.draft}</Badge> : null}
        <span className={styles.meta}>
          {[product.brand, `${product.category} / ${product.subcategory}`].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className={`${styles.cell} ${styles.price}`}>
        <b className={styles.strong}>{formatRupees(product.price)}</b>
      </td>
      <td className={`${styles.cell} ${styles.sizeType}`}>{product.sizeType}</td>
      <td className={`${styles.cell} ${styles.stock}`}>
        <StockCells stock={product.stock} />
      </td>
      <td className={`${styles.cell} ${styles.actions}`}>
        <span className={styles.buttons}>
          <IconButton
            ref={editButton}
            label={texts.editNamed(product.name)}
            size="sm"
            className={styles.action}
            onClick={onEdit}
          >
            <IconPencil size={16} />
          </IconButton>
          <IconButton
            label={publishing.duplicateNamed(product.name)}
            size="sm"
            className={styles.action}
            aria-busy={copy.isPending || undefined}
            onClick={() => copy.isPending || copy.mutate(product._id)}
          >
            <IconCopy size={16} />
          </IconButton>
          <IconButton
            label={texts.deleteNamed(product.name)}
            size="sm"
            className={styles.action}
            onClick={askAndRemove}
          >
            <IconTrash size={16} />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}
