import { z } from 'zod';
import { addressSchema } from '../address/schema.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { roles } from './roles.ts';

const required = whenMissing('All fields are required!');
const emailSchema = z.string(required).max(254);
const passwordSchema = z.string(required).max(200);

export const registerInputSchema = z.strictObject(
  {
    name: z.string(required).max(120),
    mobile: z.string(required).max(24),
    email: emailSchema,
    password: passwordSchema,
    agreedToTerms: z.boolean(required),
  },
  required,
);
/** `email` also takes a mobile number (specification §7). */
export const loginInputSchema = z.strictObject({ email: emailSchema, password: passwordSchema }, required);
export const forgotPasswordInputSchema = z.strictObject({ email: emailSchema }, required);
export const resetPasswordInputSchema = z.strictObject({ password: passwordSchema }, required);

export const loginResultSchema = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), role: z.enum(roles), isVerified: z.boolean(), name: z.string() }),
});
export const userProfileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  role: z.enum(roles),
  isVerified: z.boolean(),
  createdAt: z.string(),
  addresses: z.array(addressSchema),
});

export type LoginInput = z.infer<typeof loginInputSchema>;
export type LoginResult = z.infer<typeof loginResultSchema>;
export type RegisterInput = z.infer<typeof registerInputSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
