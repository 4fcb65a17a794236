import type { FamilyMember, ProductFamily } from '@aaram/shared-domain/catalog';
import {
  ApiError,
  createPanelListCalls,
  createProductCalls,
  failureText,
  panelKeys,
  queryKeys,
} from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { confirm, useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { useTakeBack } from '#lib/change-set/change-sets-query.ts';
import * as texts from '#texts/family.ts';

const FOUND = 8;

/** The colours of a product, as its seller sees them. */
export function useFamily(id: string) {
  const { api } = usePlatform();
  return useQuery({ queryKey: panelKeys.family(id), queryFn: () => createProductCalls(api.call).getFamily(id) });
}

/** What a change shows to people: the members, and what is read out when they are saved. */
export type FamilyChange = { members: readonly Pick<FamilyMember, '_id'>[]; said: string };

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
const isFamily = (value: unknown): value is ProductFamily =>
  typeof value === 'object' && value !== null && 'members' in value && 'version' in value;

const isSameSet = (some: readonly FamilyMember[], others: readonly FamilyMember[]) =>
  some.length === others.length && some.every(({ _id }) => others.some((other) => other._id === _id));

/** Saves the colours at once; whether two families become one is asked. A refused change shows what they are now. */
export function useSetFamily(id: string, onDone: (said: string) => void) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const takeBack = useTakeBack();
  const keep = (family: ProductFamily) => client.setQueryData(panelKeys.family(id), family);
  return useMutation({
    mutationFn: async ({ members, version }: FamilyChange & { version: number }) => {
      const calls = createProductCalls(api.call);
      const body = { members: members.map(({ _id }) => _id), version };
      try {
        return await calls.setFamily(id, body);
      } catch (error) {
        if (!(error instanceof ApiError) || codeOf(error) !== 'IN_OTHER_FAMILY') {
          throw error;
        }
        const isWanted = await confirm(texts.askJoin(error.message), texts.joinAll);
        return isWanted ? calls.setFamily(id, { ...body, join: true }) : undefined;
      }
    },
    onSuccess: async (family, { said, members }) => {
      if (family === undefined) {
        return;
      }
      const before = client.getQueryData<ProductFamily>(panelKeys.family(id))?.members ?? [];
      keep(family);
      const all = [...before, ...family.members, ...members].map(({ _id }) => _id);
      const refresh = (keys: readonly (readonly unknown[])[]) =>
        Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      const { edit } = family;
      if (edit === undefined || isSameSet(before, family.members)) {
        onDone(said);
      } else {
        const pages = all.map((one) => queryKeys.product(one));
        const undo = () =>
          void takeBack.mutateAsync(edit).then(
            () => refresh(pages),
            () => undefined,
          );
        panelToast.undoable(said, undo);
      }
      const others = all.filter((one) => one !== id);
      await refresh([
        queryKeys.product(id),
        ...others.flatMap((one) => [queryKeys.product(one), panelKeys.family(one)]),
      ]);
    },
    onError: (error) => {
      const current = error instanceof ApiError ? error.details.current : undefined;
      if (isFamily(current)) {
        keep(current);
      }
      panelToast.error(failureText(error, texts.notSaved));
    },
  });
}

/** A few of a seller's products with these words. */
export function useFindProducts(q: string, seller: string) {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...panelKeys.sellerProducts(), 'find', q],
    queryFn: () => createPanelListCalls(api.call).getProducts({ q, limit: FOUND }),
    enabled: q !== '',
    select: ({ items }) => items.filter((item) => item.seller === seller),
  });
}
