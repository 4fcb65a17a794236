import { isImported, type Product, priceWithGst } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { type FactKey, factLabels } from '@aaram/shared-domain/product-fields';
import { keysOf } from '@aaram/shared-domain/records';
import { usePlatform, usePriceRule } from '@aaram/shared-platform';
import { IconChevronDown } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import type { ReactNode } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/product-facts.ts';
import styles from './product-details.module.css';

/** What the product is, and what the law wants on its page: price limit, origin, quantity, maker, seller and contact. */
export function ProductDetails({ product }: { product: Product }) {
  const { legalName, legalAddress, supportEmail, phone, grievance } = usePlatform().settings;
  const { price, mrp, countryOfOrigin, soldBy } = product;
  const { hsn, ...labels } = factLabels;
  const paidPaise = priceWithGst(paiseFromRupees(price), usePriceRule());
  const seller = soldBy ?? { name: legalName, address: legalAddress };
  const special: Partial<Record<FactKey, { label: string; value: ReactNode }>> = {
    mrp: { label: labels.mrp, value: paiseFromRupees(mrp) >= paidPaise && texts.withAllTaxes(formatRupees(mrp)) },
    maker: { label: isImported(countryOfOrigin) ? texts.importedBy : texts.madeOrPackedBy, value: product.maker },
  };
  const rows = [
    { label: texts.brand, value: product.brand ?? texts.noBrand },
    { label: common.category, value: product.category },
    { label: common.subcategory, value: product.subcategory },
    ...keysOf(labels).map((key) => special[key] ?? { label: labels[key], value: product[key] }),
    { label: texts.soldBy, value: `${seller.name}, ${seller.address}` },
    { label: texts.customerCare, value: `${supportEmail}, ${phone}` },
    {
      label: grievance.designation,
      value: (
        <>
          {texts.complaintsAnsweredBy(grievance.officer)}{' '}
          <TextLink href={pages.grievance()}>{texts.makeComplaint}</TextLink>
        </>
      ),
    },
    { label: hsn, value: product.hsn },
  ].filter(({ value }) => value);
  return (
    <details open className={styles.details}>
      <summary>
        {texts.description}
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
