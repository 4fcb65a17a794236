import { z } from 'zod';

/** Address fields as a form sends them. Lengths keep a row small; the words shown come from `checkAddress`. */
export const addressInputSchema = z.strictObject({
  /** A saved address sent back as it came; which one is meant stands in the path. */
  _id: z.string().max(64).optional(),
  name: z.string().trim().max(120),
  phone: z.string().trim().max(20),
  address: z.string().trim().max(400),
  city: z.string().trim().max(80),
  state: z.string().trim().max(80),
  pincode: z.string().trim().max(12),
  landmark: z.string().trim().max(200).nullish(),
});

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
