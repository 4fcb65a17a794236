import type { Product } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Picture } from '@aaram/shared-ui/picture';
import * as texts from '#texts/product.ts';
import styles from './colour-choices.module.css';

/** The colours of a product's family as links, in their seller's order (product-rules.md#families). */
export function ColourChoices({ product: { _id, colours = [] } }: { product: Pick<Product, '_id' | 'colours'> }) {
  return colours.length > 1 ? (
    <ul className={styles.colours} aria-label={texts.colours}>
      {colours.map((one) => (
        <li key={one._id}>
          <Link to={pages.product(one)} aria-current={one._id === _id ? 'page' : undefined}>
            <Picture src={one.image ?? ''} alt="" sizes="60px" ratio="3:4" />
            <span>{one.colour ?? one.name}</span>
            {one.isAvailable ? null : <span>{texts.soldOut}</span>}
          </Link>
        </li>
      ))}
    </ul>
  ) : null;
}
