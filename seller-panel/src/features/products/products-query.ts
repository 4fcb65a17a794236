import {
  type OwnProductSummary,
  type Product,
  type ProductSummary,
  type ProductUpdate,
  type TypedDetails,
  typeDetails,
} from '@aaram/shared-domain/catalog';
import {
  ApiError,
  createChangeSetCalls,
  createPanelCalls,
  createPanelListCalls,
  createProductCalls,
  failureText,
  type ListQuery,
  type PanelProduct,
  panelKeys,
  queryKeys,
} from '@aaram/shared-domain/contract';
import { factKeys, type WholeText } from '@aaram/shared-domain/product-fields';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import { findPresent, MAX_ATTEMPTS } from '#lib/stale-product.ts';
import * as texts from '#texts/products.ts';

export const PRODUCTS_PER_PAGE = 50;

/** A row of the list; its last fields are of the list alone. */
export type ListedProduct = OwnProductSummary & Partial<Pick<PanelProduct, WholeText | 'sold' | 'updatedAt'>>;

/** One page of the caller's own products (for an admin: of all products). */
export function sellerProductsQuery({ api }: Pick<PlatformServices, 'api'>, query: ListQuery) {
  return queryOptions({
    queryKey: [...panelKeys.sellerProducts(), query],
    queryFn: () => createPanelListCalls(api.call).getProducts(query),
    placeholderData: keepPreviousData,
  });
}

/** After a write: refreshes the panel's lists and figures, and the product's data in the store. */
export function useRefreshProducts() {
  const client = useQueryClient();
  return async (id: string) => {
    const stale = [panelKeys.sellerProducts(), panelKeys.sellerFigures(), queryKeys.products(), queryKeys.product(id)];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Why a save failed: the product was changed by another person, is deleted, or another error. */
export type SaveFailure = { present?: Product | undefined; isGone?: boolean; message: string };

type Save = {
  update: ProductUpdate;
  base: ProductSummary;
  /** The optional fields before the edit, if the seller opened them. */
  before: TypedDetails | undefined;
};

/** Whether only orders changed the product: the edit leaves the stock, and its own fields are as before. */
function isOvertakenByOrders({ update, base, before }: Save, present: Product): boolean {
  const details = typeDetails(present);
  return (
    update.stock === undefined &&
    present.name === base.name &&
    present.price === base.price &&
    present.sizeType === base.sizeType &&
    factKeys.every((name) => update[name] === undefined || details[name] === before?.[name])
  );
}

/** Saves one row; units sold in between do not block a new name or price. */
export function useSaveProduct(id: string, onSaved: () => void) {
  const { api } = usePlatform();
  const refresh = useRefreshProducts();
  async function send(save: Save, triesLeft: number): Promise<void> {
    try {
      await createPanelCalls(api.call).updateProduct(id, save.update);
    } catch (error) {
      const present = findPresent(error);
      if (present !== undefined && triesLeft > 1 && isOvertakenByOrders(save, present)) {
        return send({ ...save, update: { ...save.update, version: present.version } }, triesLeft - 1);
      }
      const isGone = error instanceof ApiError && error.status === 404;
      throw { present, isGone, message: failureText(error, texts.productNotUpdated) } satisfies SaveFailure;
    }
  }
  return useMutation<void, SaveFailure, Save>({
    mutationFn: (save) => send(save, MAX_ATTEMPTS),
    onSuccess: async () => {
      panelToast.success(texts.productUpdated);
      onSaved();
      await refresh(id);
    },
    onError: (failure) => {
      console.error('Saving a product failed', failure.message);
      panelToast.error(failure.message);
    },
  });
}

/** Loads the optional fields of a product: lists do not contain them. */
export function useLoadDetails(id: string, onLoaded: (product: Product) => void) {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: () => createProductCalls(api.call).getOwnProduct(id),
    onSuccess: onLoaded,
    onError: (error) => console.error('Loading the details of a product failed', error),
  });
}

/** Removes a product; for a moment a toast offers to take it back, and the trash for 30 days. */
export function useRemoveProduct(onRemoved: () => void) {
  const { api } = usePlatform();
  const refresh = useRefreshProducts();
  const restore = useMutation({
    mutationFn: (id: string) => createChangeSetCalls(api.call).restoreProduct(id),
    onSuccess: async ({ message }, id) => {
      panelToast.success(message);
      await refresh(id);
    },
    onError: (error) => panelToast.error(failureText(error, texts.productNotRestored)),
  });
  return useMutation({
    mutationFn: (id: string) => createPanelCalls(api.call).removeProduct(id),
    onSuccess: async (_answer, id) => {
      panelToast.undoable(texts.productDeleted, () => restore.mutate(id));
      onRemoved();
      await refresh(id);
    },
    onError: (error) => {
      console.error('Deleting a product failed', error);
      panelToast.error(failureText(error, texts.productNotDeleted));
    },
  });
}
