import { createWorkCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { WeightAnswer, WorkParcel } from '@aaram/shared-domain/work';
import { panelToast } from '@aaram/shared-panel';
import { type PlatformServices, queryOptions, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { saveFile } from '#lib/save-file.ts';
import * as texts from '#texts/carrier.ts';
import * as work from '#texts/work.ts';
import { useReloadWork } from './work-query.ts';

type Api = Pick<PlatformServices, 'api'>;

/** Whether the carrier brings a parcel to its shopper, and what that costs; without grams by the store's weight. */
export const routeQuery = ({ api }: Api, parcel: string, grams: number | undefined) =>
  queryOptions({
    queryKey: [...panelKeys.sellerOrders(), 'route', parcel, grams ?? 0],
    queryFn: () => createWorkCalls(api.call).getRoute(parcel, grams),
    retry: false,
  });

const deskKey = () => [...panelKeys.sellerOrders(), 'carrier'];

/** The carrier of the shop, and when it fetches parcels. */
export const carrierDeskQuery = ({ api }: Api) =>
  queryOptions({ queryKey: deskKey(), queryFn: () => createWorkCalls(api.call).getCarrierDesk() });

/** Books a parcel at the carrier with what it weighs. */
export function useBook({ _id, number }: WorkParcel, onDone: () => void) {
  const { call } = usePlatform().api;
  const reload = useReloadWork();
  return useMutation({
    mutationFn: (grams: number | undefined) => createWorkCalls(call).shipParcel(_id, grams),
    onSuccess: async () => {
      panelToast.success(texts.booked(number));
      onDone();
      await reload();
    },
  });
}

/** Downloads the carrier's own label of a booked parcel. */
export function useCarrierLabel(parcel: string) {
  const { call } = usePlatform().api;
  return useMutation({
    mutationFn: async () => {
      const { name, pdf } = await createWorkCalls(call).getCarrierLabel(parcel);
      saveFile(name, new Blob([Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0))]));
    },
    onError: (error) => panelToast.error(failureText(error, texts.labelNotLoaded)),
  });
}

/** Says what the seller thinks of a weight that the carrier charges. */
export function useAnswerWeight({ _id, number }: WorkParcel) {
  const { call } = usePlatform().api;
  const reload = useReloadWork();
  return useMutation({
    mutationFn: (answer: WeightAnswer) => createWorkCalls(call).answerWeight(_id, answer),
    onSuccess: async () => {
      panelToast.success(work.saved(number));
      await reload();
    },
    onError: (error) => panelToast.error(failureText(error, work.notSaved)),
  });
}

/** Asks the carrier to fetch what is booked on a day. */
export function useRequestPickup() {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: string) => createWorkCalls(call).requestPickup(day),
    onSuccess: (desk) => {
      panelToast.success(texts.pickupAsked);
      client.setQueryData(deskKey(), desk);
    },
  });
}

/** Asks whether the carrier answers to the store's key. */
export function useCheckCarrier() {
  const { call } = usePlatform().api;
  return useMutation({ mutationFn: () => createWorkCalls(call).checkCarrier() });
}
