import type { Product } from '@aaram/shared-domain/catalog';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { Picture } from '@aaram/shared-ui/picture';
import * as texts from '#texts/product.ts';
import styles from './colour-choices.module.css';
import { similarQuery } from './product-query.ts';

/** The part of a name that all colours of a product share: everything before the last comma. */
const findStem = (name: string) => /^.+, /.exec(name)?.[0];

/** The same product in other colours, as pictures: similar products of its brand that share the name's stem. */
export function ColourChoices({ product: { _id, name, brand, images } }: { product: Product }) {
  const { data = [] } = useQuery(similarQuery(usePlatform(), _id));
  const stem = findStem(name);
  const others = data.filter(
    (card) => stem && card.isAvailable && card.brand === brand && findStem(card.name) === stem,
  );
  return others.length > 0 ? (
    <ul className={styles.colours} aria-label={texts.colours}>
      {[{ id: _id, href: '', name, image: images[0] }, ...others].map((card) => (
        <li key={card.id} aria-current={!card.href}>
          <Link to={card.href}>
            <Picture src={card.image ?? ''} alt={card.name.replace(stem ?? '', '')} sizes="60px" ratio="3:4" />
          </Link>
        </li>
      ))}
    </ul>
  ) : null;
}
