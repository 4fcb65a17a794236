import { z } from 'zod';
import * as texts from '#texts/identity.ts';
import { addressSchema } from '../address/schema.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { createdPasskeySchema, passkeyAnswerSchema } from './passkey-schema.ts';
import { roles } from './roles.ts';

export { passkeyCreationSchema, passkeyRequestSchema } from './passkey-schema.ts';

const required = whenMissing(texts.allFieldsRequired);
const emailSchema = z.string(required).max(254);
const passwordSchema = z.string(required).max(200);

export const registerInputSchema = z.strictObject(
  {
    name: z.string(required).max(120),
    mobile: z.string(required).max(40),
    email: emailSchema,
    password: passwordSchema,
    agreedToTerms: z.boolean(required),
    /** Whether news may be sent by mail; nothing said is no. */
    wantsNews: z.boolean().optional(),
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
  /** Whether the number was confirmed by a code; only then it logs in. */
  isMobileProved: z.boolean(),
  role: z.enum(roles),
  isVerified: z.boolean(),
  /** An address that was asked for and is not confirmed yet. */
  newEmail: z.string().nullable().optional(),
  createdAt: z.string(),
  addresses: z.array(addressSchema),
});

/** Changing the password while logged in needs the current one. */
export const changePasswordInputSchema = z.strictObject(
  { current: passwordSchema, password: passwordSchema },
  required,
);
const CODE_NEEDED = whenMissing(texts.enterCode);
const codeSchema = z.string(CODE_NEEDED).max(40);
/** Proves again who is logged in, before something that cannot be undone: by the password or by a second step. */
export const proofInputSchema = z.union([
  z.strictObject({ password: passwordSchema }, required),
  z.strictObject({ code: codeSchema }, CODE_NEEDED),
  z.strictObject({ passkey: passkeyAnswerSchema }, CODE_NEEDED),
]);
export const codeInputSchema = z.strictObject({ code: codeSchema }, CODE_NEEDED);
export const passkeyLoginInputSchema = z.strictObject({ passkey: passkeyAnswerSchema }, CODE_NEEDED);
const ticketSchema = z.string(whenMissing(texts.logInAgain)).max(100);
/** The second step of a login: the first step's challenge, and a code of an app, a recovery code or a passkey. */
export const secondStepInputSchema = z.union([
  z.strictObject({ challenge: ticketSchema, code: codeSchema }, CODE_NEEDED),
  z.strictObject({ challenge: ticketSchema, passkey: passkeyAnswerSchema }, CODE_NEEDED),
]);
export const secondStepTicketSchema = z.strictObject({ challenge: ticketSchema }, CODE_NEEDED);
const nameNeeded = whenMissing(texts.giveName);
export const factorNameInputSchema = z.strictObject(
  { name: z.string(nameNeeded).trim().min(1, texts.giveName).max(60) },
  nameNeeded,
);
export const newPasskeyInputSchema = factorNameInputSchema.extend({ passkey: createdPasskeySchema });
/** A new authenticator app: `uri` for the QR code, and `secret`, the same for typing. */
export const newAppSchema = z.object({ _id: z.string(), uri: z.string(), secret: z.string() });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
/** What somebody can use for the second step of a login. */
export const factorListSchema = z.object({
  factors: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(['totp', 'passkey']),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
      /** Whether the passkey's provider keeps it on more than one device. */
      isBackedUp: z.boolean(),
    }),
  ),
  /** The number of recovery codes left. */
  recoveryCodes: z.number().int(),
  isRequired: z.boolean(),
});
const mobileNeeded = whenMissing(texts.enterValidMobile);
/** A number that a code is sent to. */
export const phoneInputSchema = z.strictObject({ mobile: z.string(mobileNeeded).max(40) }, mobileNeeded);
/** What the browser that asked needs to use the code, and how long it waits before it may ask again. */
export const askedCodeSchema = z.object({
  message: z.string(),
  challenge: z.string(),
  resendSeconds: z.number().int(),
});
export const phoneCodeInputSchema = z.strictObject({ challenge: ticketSchema, code: codeSchema }, CODE_NEEDED);
export const confirmEmailInputSchema = z.strictObject(
  { token: z.string(whenMissing(texts.openLinkOfMail)).max(100) },
  required,
);
export const nameInputSchema = z.strictObject({ name: z.string(required).max(120) }, required);
export const emailInputSchema = z.strictObject({ email: emailSchema }, required);
/** Deleting the account: the word that people type, so that it is not done by mistake. */
export const deletionInputSchema = z.strictObject({ confirmation: z.string(required).max(40) }, required);
export const deletionSchema = z.object({ message: z.string(), dueAt: z.string() });
/** A new token for the current session; null when the current one stays valid. */
export const renewedSessionSchema = loginResultSchema.extend({ token: z.string().nullable() });
/** One session: its browser, and its shortened source. */
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
