import type { AddCartInput } from '@aaram/shared-domain/cart';
import { availableSizes, type Product, type StockEntry } from '@aaram/shared-domain/catalog';
import { pages, withReason } from '@aaram/shared-domain/contract';
import { toast, useAddToCart, useLocation, useNavigate, useRequireLogin, useSession } from '@aaram/shared-platform';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { MakeDesign } from '#lib/make-design.ts';
import * as texts from '#texts/product.ts';

/**
 * Toasts of the product page close after 2 s; Buy Now waits 3 s before the cart
 * (product-rules.md#buying-from-the-product-page).
 */
export const TOAST = { autoClose: 2000 };
const REDIRECT_AFTER_MS = 3000;

/** Id of the size field, for those who lead to it. */
export const sizeFieldId = 'size';

type BuyAction = 'add' | 'buy';
/** State and actions of the buy buttons. */
export type Buy = {
  /** '' until a size is chosen; always 'Quantity' for a product without sizes. */
  size: string;
  setSize: (size: string) => void;
  /** All sizes, also those of which none is left; empty when the product has none. */
  sizes: readonly StockEntry[];
  /** Sizes of which none is left. */
  soldOutSizes: string[];
  isSoldOut: boolean;
  /** Somebody wanted to buy without a size. */
  isAskedForSize: boolean;
  /** Says that a size is missing, and leads to the field. */
  askForSize: () => void;
  canBuy: boolean;
  pending: BuyAction | undefined;
  run: (action: BuyAction) => Promise<void>;
};

/**
 * The chosen size, stored in the page's URL: so it is still chosen after a login, a reload and with Back, and when the page
 * is drawn anew while the URL changes.
 */
function useSize(inStock: readonly StockEntry[], requested: string | null): [string, (size: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<string>();
  const fromUrl = inStock.find(({ size }) => size === requested)?.size ?? '';
  const setSize = (size: string) => {
    choose(size);
    const params = new URLSearchParams(search);
    if (size === '') {
      params.delete('size');
    } else {
      params.set('size', size);
    }
    // Without the hash, which would scroll. The chip is drawn first.
    startTransition(
      () => void navigate({ pathname, search: `${params}` }, { replace: true, preventScrollReset: true }),
    );
  };
  return [chosen ?? fromUrl, setSize];
}

/** Buying from the product page (product-rules.md#choosing-a-size). `requestedSize` comes from the page's URL. */
export function useBuy(product: Product, requestedSize: string | null, makeDesign?: MakeDesign): Buy {
  const hasNoSizes = product.sizeType === 'Quantity';
  const inStock = availableSizes(product.stock);
  const isSoldOut = !product.isAvailable || inStock.length === 0;
  const [chosen, setSize] = useSize(inStock, requestedSize);
  const [isAsked, setIsAsked] = useState(false);
  const [pending, setPending] = useState<BuyAction>();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const addToCart = useAddToCart();
  const navigate = useNavigate();
  const size = hasNoSizes ? 'Quantity' : chosen;

  // Leaving the page within the three seconds cancels the redirect.
  useEffect(() => () => clearTimeout(redirect.current), []);

  async function add(action: BuyAction, input: AddCartInput) {
    await addToCart.mutateAsync(input);
    toast.success(action === 'buy' ? texts.addedRedirecting : texts.added, TOAST);
    if (action === 'buy') {
      const goOn = async () => {
        await navigate(pages.cart());
        toast.end(texts.addedRedirecting);
      };
      redirect.current = setTimeout(() => void goOn(), REDIRECT_AFTER_MS);
    }
  }

  async function run(action: BuyAction) {
    if (size === '') {
      toast.error(texts.selectSize, TOAST);
      return;
    }
    setPending(action);
    try {
      const { customImages, draft } = (await makeDesign?.()) ?? {};
      const input = { product: product._id, quantity: 1, size, ...(customImages && { customImages }) };
      if (isAuthenticated) {
        await add(action, input);
      } else {
        await requireLogin(texts.logInFirst, { kind: 'add-to-cart', input }, draft);
      }
    } catch (error) {
      toast.error(withReason(texts.notAdded, error), TOAST);
    } finally {
      setPending(undefined);
    }
  }

  return {
    size,
    setSize,
    sizes: hasNoSizes ? [] : product.stock,
    soldOutSizes: product.stock.filter(({ quantity }) => quantity === 0).map((entry) => entry.size),
    isSoldOut,
    isAskedForSize: isAsked && size === '',
    askForSize: () => {
      setIsAsked(true);
      const field = document.getElementById(sizeFieldId);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    },
    canBuy: !isSoldOut && size !== '',
    pending,
    run,
  };
}
