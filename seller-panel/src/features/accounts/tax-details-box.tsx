import { createAccountCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import { isGstin, plainGstin, type TaxDetails } from '@aaram/shared-domain/tax';
import { Loading, PanelBox, panelToast, useUnsavedWork } from '@aaram/shared-panel';
import { queryOptions, useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import * as texts from '#texts/tax-details.ts';
import styles from './accounts.module.css';

type Typed = Omit<TaxDetails, 'instead'>;
const names = ['legalName', 'legalAddress', 'gstin', 'signatory', 'prefix'] as const;

/** What is wrong with what was typed: the first three belong together, and a GSTIN has a check digit. */
function findProblems(typed: Typed): Partial<Record<(typeof names)[number], string>> {
  const isEmpty = typed.legalName.trim() === '' && typed.legalAddress.trim() === '' && typed.gstin.trim() === '';
  const gstin = plainGstin(typed.gstin);
  return {
    ...(!isEmpty && typed.legalName.trim() === '' ? { legalName: texts.enterLegalName } : {}),
    ...(!isEmpty && typed.legalAddress.trim() === '' ? { legalAddress: texts.enterAddress } : {}),
    ...(!isEmpty && !isGstin(gstin) ? { gstin: gstin.length === 15 ? texts.gstinWrong : texts.enterGstin } : {}),
    ...(/^([A-Z]{3})?$/.test(typed.prefix.trim().toUpperCase()) ? {} : { prefix: texts.enterPrefix }),
  };
}

type FormProps = { details: TaxDetails; seller: string | undefined };

function DetailsForm({ details, seller }: FormProps) {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  const { instead, ...saved } = details;
  const [typed, setTyped] = useState<Typed>(saved);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: () =>
      createAccountCalls(call).changeTaxDetails({
        ...typed,
        gstin: plainGstin(typed.gstin),
        prefix: typed.prefix.trim().toUpperCase(),
        ...(seller === undefined ? {} : { seller }),
      }),
    onSuccess: async ({ instead: _, ...after }) => {
      panelToast.success(texts.saved);
      setTyped(after);
      setTried(false);
      await client.invalidateQueries({ queryKey: panelKeys.trail('tax-details') });
    },
  });
  useUnsavedWork(names.some((name) => typed[name] !== saved[name]) && !change.isSuccess);
  const problems = findProblems(typed);
  const field = (name: (typeof names)[number]) => ({
    name,
    value: typed[name],
    error: isTried ? problems[name] : undefined,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <form
      ref={form}
      className={styles.details}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const wrong = names.find((name) => problems[name] !== undefined);
        if (wrong !== undefined) {
          form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
        } else if (!change.isPending) {
          change.mutate();
        }
      }}
    >
      {instead === null ? null : (
        <Notice tone="warning">{texts.issuedInstead(instead.legalName, instead.gstin)}</Notice>
      )}
      <p className={styles.quiet}>{texts.fromNextInvoice}</p>
      <TextField {...field('legalName')} label={texts.legalName} maxLength={200} autoComplete="organization" />
      <TextField {...field('legalAddress')} label={texts.legalAddress} maxLength={500} multiline rows={3} />
      <TextField
        {...field('gstin')}
        label={texts.gstin}
        hint={texts.gstinHint}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField {...field('signatory')} label={texts.signatory} hint={texts.signatoryHint} maxLength={100} optional />
      <TextField
        {...field('prefix')}
        label={texts.prefix}
        hint={texts.prefixHint}
        maxLength={3}
        autoComplete="off"
        autoCapitalize="characters"
        optional
      />
      {change.isError ? (
        <Notice tone="danger" role="alert">
          {failureText(change.error, texts.notSaved)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" size="sm" busy={change.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** Whose name and number stand on a seller's invoices: one's own, or for admins of the chosen seller. */
export function TaxDetailsBox({ seller }: { seller: string | undefined }) {
  const { api } = usePlatform();
  const details = useQuery(
    queryOptions({
      queryKey: [...panelKeys.trail('tax-details'), seller ?? ''],
      queryFn: () => createAccountCalls(api.call).getTaxDetails(seller),
    }),
  );
  return (
    <PanelBox title={texts.title}>
      {details.isLoadingError ? (
        <ErrorState title={texts.notLoaded} onRetry={() => details.refetch()} busy={details.isFetching} />
      ) : details.data === undefined ? (
        <Loading label={texts.loading}>
          <Skeleton lines={5} />
        </Loading>
      ) : (
        <DetailsForm key={seller ?? ''} details={details.data} seller={seller} />
      )}
    </PanelBox>
  );
}
