import { formatDateTime } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { MAX_RETURN_TEXT, returnTerms } from '@aaram/shared-domain/return';
import { policyFacts } from '@aaram/shared-domain/settings';
import { RadioCard, RadioCardGroup } from '@aaram/shared-ui/radio-card';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { lazy, Suspense, useId } from 'react';
import * as pictureTexts from '#texts/pictures.ts';
import * as texts from '#texts/returns.ts';
import { type AskReturn, type LineOffer, readDraft } from './use-ask-return.ts';

const ReturnPictures = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pictures" */ './return-pictures.tsx')).ReturnPictures,
}));

type Reason = LineOffer['reasons'][number];

/** Until when a reason can be given, and what it needs. */
function describeTerms({ reason, until, fee }: Reason): string {
  const time = formatDateTime(until);
  if (fee > 0) {
    return texts.unusedUntil(time, formatRupees(fee));
  }
  return returnTerms[reason].needsPictures ? texts.freeWithPictureUntil(time) : texts.until(time);
}

type FieldsProps = { offer: LineOffer; ask: AskReturn };

function KindField({ reason, offer, ask }: FieldsProps & { reason: Reason }) {
  const name = useId();
  const { kind } = readDraft(ask.draft, offer);
  const choose = (chosen: 'return' | 'exchange') => ask.change({ kind: chosen });
  if (!reason.kinds.includes('exchange')) {
    return null;
  }
  return (
    <RadioCardGroup legend={texts.whatShouldHappen} hideLegend>
      <RadioCard
        name={name}
        value="return"
        checked={kind === 'return'}
        onChange={() => choose('return')}
        title={texts.returnIt}
      />
      <RadioCard
        name={name}
        value="exchange"
        checked={kind === 'exchange'}
        disabled={offer.sizes.length === 0}
        onChange={() => choose('exchange')}
        title={texts.exchangeIt}
      >
        {offer.sizes.length === 0 ? texts.nothingToExchangeFor : null}
      </RadioCard>
    </RadioCardGroup>
  );
}

/** The money comes back the way it was paid, unless the shopper chooses a credit note. */
function PayoutField({ ask }: Pick<FieldsProps, 'ask'>) {
  const name = useId();
  return (
    <RadioCardGroup legend={texts.howMoneyComesBack}>
      <RadioCard
        name={name}
        value="refund"
        checked={ask.draft.payout === 'refund'}
        onChange={() => ask.change({ payout: 'refund' })}
        title={texts.theWayYouPaid}
      />
      <RadioCard
        name={name}
        value="credit-note"
        checked={ask.draft.payout === 'credit-note'}
        onChange={() => ask.change({ payout: 'credit-note' })}
        title={texts.asCreditNote}
      >
        {texts.creditNoteTerms(policyFacts.creditValidMonths)}
      </RadioCard>
    </RadioCardGroup>
  );
}

/** Reason, what should happen, how the money comes back, size, pictures and a comment for pieces that go back. */
export function ReturnFields({ offer, ask }: FieldsProps) {
  const { draft, change, problem } = ask;
  const { reason, kind, size, hasSizes } = readDraft(draft, offer);
  const errorOf = (path: string) => (problem?.path === path ? problem.message : undefined);
  return (
    <>
      <SelectField
        label={texts.reason}
        name="reason"
        placeholder={texts.pleaseChoose}
        options={offer.reasons.map((one) => ({ value: one.reason, label: returnTerms[one.reason].label }))}
        value={reason?.reason ?? ''}
        hint={reason && describeTerms(reason)}
        error={errorOf('reason')}
        onChange={({ currentTarget: { value } }) =>
          change({ reason: offer.reasons.find((one) => one.reason === value)?.reason ?? '' })
        }
      />
      {reason ? <KindField reason={reason} offer={offer} ask={ask} /> : null}
      {reason && kind === 'return' ? <PayoutField ask={ask} /> : null}
      {reason && kind === 'exchange' && hasSizes ? (
        <SelectField
          label={texts.sizeWanted}
          name="size"
          placeholder={texts.pleaseChoose}
          options={offer.sizes.map((one) => ({ value: one, label: one }))}
          value={size}
          error={errorOf('size')}
          onChange={(event) => change({ size: event.currentTarget.value })}
        />
      ) : null}
      {reason && returnTerms[reason.reason].needsPictures ? (
        <Suspense fallback={<p role="status">{pictureTexts.preparingUpload}</p>}>
          <ReturnPictures files={draft.files} error={errorOf('pictures')} onChange={(files) => change({ files })} />
        </Suspense>
      ) : null}
      {/* After the reason, so that nothing below that moves. */}
      {reason ? (
        <TextField
          multiline
          rows={2}
          label={texts.comment}
          name="comment"
          optional
          maxLength={MAX_RETURN_TEXT}
          value={draft.comment}
          error={errorOf('comment')}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
