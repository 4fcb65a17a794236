import type { Product } from '@aaram/shared-domain/catalog';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import styles from './product-details.module.css';

export function ProductDetails({ product }: { product: Product }) {
  const rows = [
    { label: 'Brand', value: product.brand ?? 'N/A' },
    { label: 'Category', value: product.category },
    { label: 'Subcategory', value: product.subcategory },
    { label: 'Colour', value: product.colour },
    { label: 'Material', value: product.material },
    { label: 'Country of origin', value: product.countryOfOrigin },
    { label: 'HSN', value: product.hsn },
  ].filter(({ value }) => value);
  return (
    <details open className={styles.details}>
      <summary>
        Description
        <IconChevronDown size={18} className={styles.arrow} />
      </summary>
      <p className={styles.text}>{product.description}</p>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
