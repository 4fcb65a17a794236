import { isImported, type Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { formatRupees } from '@aaram/shared-domain/money';
import { usePlatform } from '@aaram/shared-platform';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import styles from './product-details.module.css';

/** What the product is, and what the law wants on its page: price limit, origin, quantity, maker, seller and contact. */
export function ProductDetails({ product }: { product: Product }) {
  const { legalName, legalAddress, supportEmail, phone, grievance } = usePlatform().settings;
  const { price, mrp, countryOfOrigin } = product;
  const rows = [
    { label: 'Brand', value: product.brand ?? 'N/A' },
    { label: 'Category', value: product.category },
    { label: 'Subcategory', value: product.subcategory },
    { label: 'Colour', value: product.colour },
    { label: 'Material', value: product.material },
    { label: 'MRP', value: mrp > price && `${formatRupees(mrp)}, inclusive of all taxes` },
    { label: 'Net quantity', value: product.netQuantity },
    { label: 'Country of origin', value: countryOfOrigin },
    { label: isImported(countryOfOrigin) ? 'Imported by' : 'Made or packed by', value: product.maker },
    { label: 'Sold by', value: `${legalName}, ${legalAddress}` },
    { label: 'Customer care', value: `${supportEmail}, ${phone}` },
    {
      label: grievance.designation,
      value: (
        <>
          {grievance.officer}. Acknowledged within 48 hours, settled within a month.{' '}
          <TextLink href={pages.grievance()}>Make a complaint</TextLink>
        </>
      ),
    },
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
