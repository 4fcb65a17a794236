import { type CartItem, clampQuantity, outOfStockMessage } from '@aaram/shared-domain/cart';
import { pages } from '@aaram/shared-domain/contract';
import { formatRupees } from '@aaram/shared-domain/money';
import { Link, toast } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { Picture } from '@aaram/shared-ui/picture';
import { QuantityStepper } from '@aaram/shared-ui/quantity-stepper';
import * as texts from '#texts/cart.ts';
import * as common from '#texts/common.ts';
import styles from './cart-lines.module.css';
import { stockOf } from './price-items.ts';

type CartLineProps = {
  item: CartItem;
  /** The cart has a large picture and the unit price; checkout's summary has a small picture. */
  size: 'large' | 'small';
  /** What the line comes to with its share of the GST; undefined where prices include it. */
  paid: string | undefined;
  isBusy: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Moves the line to what is saved for later; not in checkout. */
  onSave?: (() => void) | undefined;
};

/** Opens a line's own design to be changed. */
function DesignLink({ item: { product, customImages } }: Pick<CartLineProps, 'item'>) {
  return customImages ? (
    <TextLink as={Link} quiet className={styles.details} to={pages.editDesign(product, customImages)}>
      {texts.editDesign}
    </TextLink>
  ) : null;
}

/** One line of the cart: product, size, quantity, price. */
export function CartLine({ item, size, paid, isBusy, onQuantity, onRemove, onSave }: CartLineProps) {
  const { product, quantity } = item;
  const inStock = stockOf(item);
  const sizeText = product.sizeType === 'Quantity' ? '' : common.sizeIs(item.size);
  const image = item.customImages?.previewImage ?? product.images[0];
  const what = sizeText ? texts.nameAndSize(product.name, item.size) : product.name;
  const details = [product.colour, sizeText].filter(Boolean).join(' · ');

  function change(requested: number) {
    const clamped = clampQuantity(requested, inStock, item.size);
    if (clamped.outcome === 'clamped') {
      toast.info(clamped.message);
    }
    if (clamped.outcome !== 'ignored' && clamped.quantity >= 1 && clamped.quantity !== quantity) {
      onQuantity(clamped.quantity);
    }
  }

  return (
    <li className={styles.line} data-size={size}>
      <Picture
        src={image ?? ''}
        alt=""
        ratio="3:4"
        sizes={size === 'large' ? '128px' : '84px'}
        className={styles.picture}
      />
      <div className={styles.what}>
        {product.brand ? <p className={styles.brand}>{product.brand}</p> : null}
        <Link to={pages.product(product)} className={styles.name}>
          <span>{product.name}</span>
        </Link>
        {details ? <p className={styles.details}>{details}</p> : null}
        {size === 'large' ? <DesignLink item={item} /> : null}
        {size === 'large' && quantity > 1 ? (
          <p className={styles.details}>{texts.priceEach(formatRupees(product.price))}</p>
        ) : null}
        {quantity > inStock ? <p className={styles.short}>{outOfStockMessage(inStock, item.size)}</p> : null}
      </div>
      <div className={styles.controls}>
        <QuantityStepper label={texts.quantityOf(what)} value={quantity} onChange={change} busy={isBusy} />
        <button
          type="button"
          className={styles.remove}
          aria-label={texts.removeItem(what)}
          aria-disabled={isBusy || undefined}
          onClick={onRemove}
        >
          {common.remove}
        </button>
        {onSave ? (
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.saveItemForLater(what)}
            aria-disabled={isBusy || undefined}
            onClick={onSave}
          >
            {texts.saveForLater}
          </button>
        ) : null}
      </div>
      <p className={styles.price}>
        {formatRupees(Math.round(product.price * 100 * quantity) / 100)}
        {paid === undefined ? null : <span className={styles.paid}>{paid}</span>}
      </p>
    </li>
  );
}
