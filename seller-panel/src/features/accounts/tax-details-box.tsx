import { createAccountCalls, panelKeys } from '@aaram/shared-domain/contract';
import type { TaxDetails } from '@aaram/shared-domain/tax';
import { Loading, PanelBox, panelToast } from '@aaram/shared-panel';
import { queryOptions, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/tax-details.ts';
import styles from './accounts.module.css';

type FormProps = { details: TaxDetails; seller: string | undefined };

function DetailsForm({ details, seller }: FormProps) {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  const { instead, ...saved } = details;
  const form = useForm({
    start: saved,
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './tax-details-schema.ts')).taxDetailsForm,
    send: async (input) => {
      const { instead: _, ...after } = await createAccountCalls(call).changeTaxDetails({
        ...input,
        ...(seller === undefined ? {} : { seller }),
      });
      panelToast.success(texts.saved);
      form.reset(after);
      await client.invalidateQueries({ queryKey: panelKeys.trail('tax-details') });
    },
  });
  return (
    <Form of={form} className={styles.details}>
      {instead === null ? null : (
        <Notice tone="warning">{texts.issuedInstead(instead.legalName, instead.gstin)}</Notice>
      )}
      <p className={styles.quiet}>{texts.fromNextInvoice}</p>
      <TextField {...form.field('legalName')} label={texts.legalName} maxLength={200} autoComplete="organization" />
      <TextField {...form.field('legalAddress')} label={texts.legalAddress} maxLength={500} multiline rows={3} />
      <TextField
        {...form.field('gstin')}
        label={texts.gstin}
        hint={texts.gstinHint}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        {...form.field('signatory')}
        label={texts.signatory}
        hint={texts.signatoryHint}
        maxLength={100}
        optional
      />
      <TextField
        {...form.field('prefix')}
        label={texts.prefix}
        hint={texts.prefixHint}
        maxLength={3}
        autoComplete="off"
        autoCapitalize="characters"
        optional
      />
      <FormFailure of={form} otherwise={texts.notSaved} />
      <div>
        <Button type="submit" size="sm" busy={form.isBusy}>
          {texts.save}
        </Button>
      </div>
    </Form>
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
