import type { AccountFile, PayoutInput } from '@aaram/shared-domain/account';
import { createAccountCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import { saveCsv, saveFile } from '#lib/save-file.ts';
import * as texts from '#texts/accounts.ts';

/** A month such as `2026-11`; for admins of one seller, or of all without one. */
export type AccountMonth = { month: string; seller?: string | undefined };

/** A month in the books. */
export const statementQuery = ({ api }: Pick<PlatformServices, 'api'>, query: AccountMonth) =>
  queryOptions({
    queryKey: [...panelKeys.trail('accounts'), query],
    queryFn: () => createAccountCalls(api.call).getStatement(query),
    placeholderData: keepPreviousData,
  });

/** The closed months of a financial year. */
export const closedMonthsQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  query: { year: string; seller: string | undefined },
) =>
  queryOptions({
    queryKey: [...panelKeys.trail('accounts'), 'closed', query],
    queryFn: () => createAccountCalls(api.call).getClosedMonths(query),
    placeholderData: keepPreviousData,
  });

/** Downloads a month: for spreadsheets, or the statement as a PDF. */
export function useAccountFile(query: AccountMonth) {
  const { call } = usePlatform().api;
  return useMutation({
    mutationFn: async (file: AccountFile | 'pdf') => {
      const calls = createAccountCalls(call);
      if (file === 'pdf') {
        const { name, pdf } = await calls.getStatementPdf(query);
        saveFile(name, new Blob([Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0))]));
      } else {
        const { name, text } = await calls.getAccountFile(file, query);
        saveCsv(name, text);
      }
    },
    onSuccess: () => panelToast.success(texts.saved),
    onError: (error) => panelToast.error(failureText(error, texts.notSaved)),
  });
}

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: panelKeys.trail('accounts') });
}

/** Records a payout; the same one again is recorded once. */
export function useRecordPayout(onDone: () => void) {
  const { call } = usePlatform().api;
  const reload = useReload();
  return useMutation({
    mutationFn: (payout: PayoutInput) => createAccountCalls(call).recordPayout(payout),
    onSuccess: async () => {
      panelToast.success(texts.recorded);
      onDone();
      await reload();
    },
  });
}

/** Takes back a payout that was recorded by mistake. */
export function useWithdrawPayout() {
  const { call } = usePlatform().api;
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => createAccountCalls(call).withdrawPayout(id),
    onSuccess: async () => {
      panelToast.success(texts.withdrawn);
      await reload();
    },
    onError: (error) => panelToast.error(failureText(error, texts.notWithdrawn)),
  });
}
