import type { OwnProductSummary } from '@aaram/shared-domain/catalog';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';
import { ProductEditRow } from './product-edit-row.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './products-table.module.css';

type ProductsTableProps = {
  products: readonly OwnProductSummary[];
  firstNumber: number;
  /** Open rows, by product id. */
  editing: ReadonlyMap<string, OwnProductSummary>;
  /** Id of the product whose row takes the focus. */
  focused: string | undefined;
  onEdit: (product: OwnProductSummary) => void;
  onDone: (id: string) => void;
  onLead: (id: string) => void;
};

/**
 * S.No, Images, Name, Price, Size Type, Stock, Actions (product-rules.md#product-table); on phones every row becomes a
 * card.
 */
export function ProductsTable({ products, firstNumber, editing, focused, onEdit, onDone, onLead }: ProductsTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts.yourProducts}</caption>
      <thead className={styles.tableHead}>
        <tr>
          <th scope="col" className={styles.head}>
            {texts.serialNumber}
          </th>
          <th scope="col" className={styles.head}>
            {texts.images}
          </th>
          <th scope="col" className={styles.head}>
            {common.name}
          </th>
          <th scope="col" className={`${styles.head} ${styles.end}`}>
            {common.price}
          </th>
          <th scope="col" className={styles.head}>
            {common.sizeType}
          </th>
          <th scope="col" className={styles.head}>
            {texts.stock}
          </th>
          <th scope="col" className={`${styles.head} ${styles.end}`}>
            {common.actions}
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {products.map((product, index) => {
          const shared = { product, number: firstNumber + index };
          return editing.has(product._id) ? (
            <ProductEditRow key={product._id} {...shared} onDone={() => onDone(product._id)} />
          ) : (
            <ProductRow
              key={product._id}
              {...shared}
              takesFocus={focused === product._id}
              onEdit={() => onEdit(product)}
              onRemoved={() => {
                const neighbour = products[index + 1] ?? products[index - 1];
                if (neighbour) {
                  onLead(neighbour._id);
                }
              }}
            />
          );
        })}
      </tbody>
    </table>
  );
}
