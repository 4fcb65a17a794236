import { isGstin, plainGstin, type TaxDetails, type TaxDetailsInput } from '@aaram/shared-domain/tax';
import { taxDetailsInputSchema } from '@aaram/shared-domain/tax/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/tax-details.ts';

export type TypedDetails = Omit<TaxDetails, 'instead'>;

/** What is wrong with what was typed: the first three belong together, and a GSTIN has a check digit. */
function findProblems(typed: TypedDetails) {
  const isEmpty = typed.legalName.trim() === '' && typed.legalAddress.trim() === '' && typed.gstin.trim() === '';
  const gstin = plainGstin(typed.gstin);
  return {
    ...(!isEmpty && typed.legalName.trim() === '' ? { legalName: texts.enterLegalName } : {}),
    ...(!isEmpty && typed.legalAddress.trim() === '' ? { legalAddress: texts.enterAddress } : {}),
    ...(!isEmpty && !isGstin(gstin) ? { gstin: gstin.length === 15 ? texts.gstinWrong : texts.enterGstin } : {}),
    ...(/^([A-Z]{3})?$/.test(typed.prefix.trim().toUpperCase()) ? {} : { prefix: texts.enterPrefix }),
  };
}

const toInput = (typed: TypedDetails): TaxDetailsInput => ({
  ...typed,
  gstin: plainGstin(typed.gstin),
  prefix: typed.prefix.trim().toUpperCase(),
});

export const taxDetailsForm = formSchema(taxDetailsInputSchema, findProblems, toInput);
