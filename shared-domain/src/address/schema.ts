import { z } from 'zod';
import * as texts from '#texts/address.ts';
import { whenMissing } from '../contract/when-missing.ts';
import type { RequiredAddressField } from './check-address.ts';

const fieldSchema = (missing: string, max: number) => z.string(whenMissing(missing)).trim().max(max);

/**
 * Address fields as a form sends them; `missing` gives the message for a missing field. The length limits keep a row
 * small; `check-address.ts` finds all other problems.
 */
const describeAddress = (missing: (field: RequiredAddressField) => string) =>
  z.strictObject(
    {
      /** Accepted because a saved address is sent back whole; the path says which address is meant. */
      _id: z.string().max(64).optional(),
      name: fieldSchema(missing('name'), 120),
      phone: fieldSchema(missing('phone'), 40),
      address: fieldSchema(missing('address'), 400),
      city: fieldSchema(missing('city'), 80),
      state: fieldSchema(missing('state'), 80),
      pincode: fieldSchema(missing('pincode'), 40),
      landmark: z.string().trim().max(200).nullish(),
    },
    whenMissing(missing('address')),
  );

export const addressInputSchema = describeAddress(() => texts.fillRequiredFields);
/** The same fields at checkout, where the message names the missing field (product-rules.md#checkout-form). */
export const checkoutAddressSchema = describeAddress(texts.enterField);

export const addressSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    landmark: z.string().nullable(),
  })
  .meta({ id: 'Address' });

export type Address = z.infer<typeof addressSchema>;
export type AddressInput = z.infer<typeof addressInputSchema>;
