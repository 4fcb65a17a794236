import { type BlogPost, type PostProduct, splitAtCards } from '@aaram/shared-domain/content';
import { pages } from '@aaram/shared-domain/contract';
import { writePrice } from '@aaram/shared-domain/pricing';
import { Link, usePriceRule } from '@aaram/shared-platform';
import { Badge } from '@aaram/shared-ui/badge';
import { TextLink } from '@aaram/shared-ui/link';
import { Picture } from '@aaram/shared-ui/picture';
import { Price } from '@aaram/shared-ui/price';
import { RichText } from '@aaram/shared-ui/rich-text';
import * as texts from '#texts/post.ts';
import styles from './post-content.module.css';

/** A product as it is today; the whole card is its link. */
function ProductCard({ product }: { product: PostProduct }) {
  return (
    <article className={styles.card}>
      <Picture src={product.image ?? ''} alt="" sizes="96px" ratio="3:4" className={styles.picture} />
      <div className={styles.words}>
        {product.brand === null ? null : <p className={styles.brand}>{product.brand}</p>}
        <p>
          <TextLink as={Link} quiet to={pages.product(product)} className={styles.name}>
            {product.name}
          </TextLink>
        </p>
        <p>
          <Price {...writePrice(product, usePriceRule())} />
        </p>
        {product.isAvailable ? null : (
          <p>
            <Badge tone="low">{texts.outOfStock}</Badge>
          </p>
        )}
      </div>
    </article>
  );
}

/** The text of a post, with the cards of its products between its blocks. */
export function PostContent({ post: { content, products = [] } }: { post: Pick<BlogPost, 'content' | 'products'> }) {
  const parts = splitAtCards(content);
  return (
    <div className={styles.content}>
      {parts.map((part, at) => {
        const key = `${at} ${part.length}`;
        if (at % 2 === 0) {
          return part === '' ? null : <RichText key={key} html={part} className={styles.text} />;
        }
        const product = products.find(({ _id }) => _id === part);
        return product ? (
          <ProductCard key={key} product={product} />
        ) : (
          <p key={key} className={styles.none}>
            {texts.noLongerSold}
          </p>
        );
      })}
    </div>
  );
}
