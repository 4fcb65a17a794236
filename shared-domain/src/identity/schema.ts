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
/** `email` also takes a mobile number (product-rules.md#login). */
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
const CODE_NEEDED = whenMissing('Please enter the code.');
const codeSchema = z.string(CODE_NEEDED).max(40);
/** Proving again who is here, before what cannot be undone: by the password, or by a code of the second step. */
export const proofInputSchema = z.union([
  z.strictObject({ password: passwordSchema }, required),
  z.strictObject({ code: codeSchema }, CODE_NEEDED),
]);
export const codeInputSchema = z.strictObject({ code: codeSchema }, CODE_NEEDED);
/** The second step of a login: what the first one answered, and a code of an app or a recovery code. */
export const secondStepInputSchema = z.strictObject(
  { challenge: z.string(whenMissing('Please log in again.')).max(100), code: codeSchema },
  CODE_NEEDED,
);
const nameNeeded = whenMissing('Please give it a name.');
export const appInputSchema = z.strictObject(
  { name: z.string(nameNeeded).trim().min(1, 'Please give it a name.').max(60) },
  nameNeeded,
);
/** What an app reads as a QR code, and the same as letters to type. */
export const newAppSchema = z.object({ _id: z.string(), uri: z.string(), secret: z.string() });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
/** What somebody has for the second step of a login. */
export const factorListSchema = z.object({
  factors: z.array(
    z.object({
      _id: z.string(),
      kind: z.literal('totp'),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int(),
  isRequired: z.boolean(),
});
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

export type FactorList = z.infer<typeof factorListSchema>;
export type Device = z.infer<typeof deviceSchema>;
export type LoginInput = z.infer<typeof loginInputSchema>;
export type LoginResult = z.infer<typeof loginResultSchema>;
export type RegisterInput = z.infer<typeof registerInputSchema>;
export type UserProfile = z.infer<typeof userProfileSchema>;
