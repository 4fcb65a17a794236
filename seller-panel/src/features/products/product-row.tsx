import type { ProductSummary } from '@aaram/shared-domain/catalog';
import { confirm } from '@aaram/shared-platform';
import { IconCopy, IconPencil, IconTrash } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { OptionalPicture } from '@aaram/shared-ui/picture';
import { useEffect, useRef } from 'react';
import type { RowFrame } from '#lib/list/data-table.tsx';
import { useCopyProduct } from '#lib/use-copy-product.ts';
import * as texts from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';
import { type ListedProduct, useRemoveProduct } from './products-query.ts';
import styles from './products-table.module.css';

type ProductRowProps = {
  frame: RowFrame<ListedProduct>;
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

function Buttons({
  product,
  takesFocus,
  onEdit,
  onRemove,
}: {
  product: ListedProduct;
  takesFocus: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const copy = useCopyProduct();
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) {
      editButton.current?.focus();
    }
  }, [takesFocus]);
  return (
    <span className={styles.buttons}>
      <IconButton
        ref={editButton}
        data-key="e"
        label={texts.editNamed(product.name)}
        size="sm"
        className={styles.action}
        onClick={({ currentTarget }) => {
          // A browser lays out the whole page when it removes an element with the focus.
          currentTarget.blur();
          onEdit();
        }}
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
      <IconButton label={texts.deleteNamed(product.name)} size="sm" className={styles.action} onClick={onRemove}>
        <IconTrash size={16} />
      </IconButton>
    </span>
  );
}

export function ProductRow({ frame, takesFocus, onEdit, onRemoved }: ProductRowProps) {
  const { row: product, number, columns, select, props } = frame;
  const remove = useRemoveProduct(onRemoved);
  const askAndRemove = async () => {
    if (await confirm(texts.areYouSure, texts.deleteProduct)) {
      remove.mutate(product._id);
    }
  };
  return (
    <tr {...props} className={styles.row} aria-busy={remove.isPending || undefined}>
      <td className={`${styles.cell} ${styles.select}`}>{select}</td>
      {columns.map((column) => (
        <td key={column.id} className={`${styles.cell} ${styles[column.id] ?? styles.extra}`} data-label={column.label}>
          {column.id === 'actions' ? (
            <Buttons product={product} takesFocus={takesFocus} onEdit={onEdit} onRemove={askAndRemove} />
          ) : (
            column.cell(product, number)
          )}
        </td>
      ))}
    </tr>
  );
}
