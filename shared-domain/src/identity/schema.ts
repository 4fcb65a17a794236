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

/** Changing the password while signed in asks for the present one. */
export const changePasswordInputSchema = z.strictObject(
  { current: passwordSchema, password: passwordSchema },
  required,
);
/** Proving again who is here, before what cannot be undone. */
export const proofInputSchema = z.strictObject({ password: passwordSchema }, required);
export const confirmEmailInputSchema = z.strictObject(
  { token: z.string(whenMissing('Please open the link of the mail.')).max(100) },
  required,
);
/** Another token for the session there is; null when the present one stays. */
export const renewedSessionSchema = loginResultSchema.extend({ token: z.string().nullable() });
/** One login: its browser, and from where, shortened. */
export const deviceSchema = z.object({
  _id: z.string(),
  browser: z.string(),
  source: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

export type Device = z.infer<typeof deviceSchema>;
export type LoginInput = z.infer<typeof loginInputSchema>;
export type LoginResult = z.infer<typeof loginResultSchema>;
export type RegisterInput = z.infer<typeof registerInputSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
