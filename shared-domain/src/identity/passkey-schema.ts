import { z } from 'zod';
import * as texts from '#texts/identity.ts';
import { whenMissing } from '../contract/when-missing.ts';

const needed = whenMissing(texts.tryPasskeyAgain);
const bytes = (most: number) =>
  z
    .string(needed)
    .max(most)
    .regex(/^[\w-]+$/, texts.tryPasskeyAgain);
const transports = z.array(z.string().max(20)).max(10);

/** What a browser sends after it created a passkey; bytes are base64url. */
export const createdPasskeySchema = z.strictObject(
  { id: bytes(1400), clientDataJSON: bytes(4000), attestationObject: bytes(20_000), transports },
  needed,
);
/** What a browser sends after it used a passkey. */
export const passkeyAnswerSchema = z.strictObject(
  {
    id: bytes(1400),
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).nullable(),
  },
  needed,
);

const known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports }));
/** What a browser needs to create a passkey (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
});
/** What a browser needs to use a passkey (WebAuthn's PublicKeyCredentialRequestOptionsJSON). */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  allowCredentials: known,
  userVerification: z.literal('required'),
});

export type CreatedPasskey = z.infer<typeof createdPasskeySchema>;
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;
