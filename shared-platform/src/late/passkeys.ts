import { failureText } from '@aaram/shared-domain/contract';
import type { CreatedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@aaram/shared-domain/identity';
// A static import: the name and hash of a separate chunk would add to every first load, and all its pages load late.
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import * as texts from '#texts/passkeys.ts';

/** Why a browser created or used no passkey, as a text to show. */
class PasskeyFailure extends Error {}

/** Whether this browser supports passkeys. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

/** Browsers give the same error when the user cancels and when no passkey exists, so that pages learn nothing. */
function fail(error: unknown, words: Record<string, string>): never {
  throw new PasskeyFailure((error instanceof Error && words[error.name]) || texts.cannotUsePasskeys, { cause: error });
}

/** Has the browser create a passkey. Throws when there is none; `passkeyFailureText` has the text. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<CreatedPasskey> {
  const { id, response } = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    fail(error, {
      NotAllowedError: texts.noPasskeyMade,
      InvalidStateError: texts.hasPasskeyAlready,
    }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

type Used = Awaited<ReturnType<typeof startAuthentication>>;

/** What the API needs of a used passkey. */
function readAnswer({ id, response }: Used): PasskeyAnswer {
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Has the browser use a passkey. Throws when none was used; `passkeyFailureText` has the text. */
export async function answerByPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyAnswer> {
  const used = await startAuthentication({ optionsJSON }).catch((error: unknown) =>
    fail(error, {
      NotAllowedError: texts.noPasskeyUsed,
    }),
  );
  return readAnswer(used);
}

/**
 * Has the browser offer passkeys where it fills in the name of an account. Waits until one was chosen; undefined where
 * it cannot, or where something else began meanwhile. The person did not ask for this, so no failure is shown.
 */
export async function offerPasskeys(begin: () => Promise<PasskeyRequest>): Promise<PasskeyAnswer | undefined> {
  try {
    return (await browserSupportsWebAuthnAutofill())
      ? readAnswer(await startAuthentication({ optionsJSON: await begin(), useBrowserAutofill: true }))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Ends such an offer. */
export const stopOffering = () => WebAuthnAbortService.cancelCeremony();

/** The text to show for an error of a passkey or of a call. */
export const passkeyFailureText = (error: unknown, otherwise: string): string =>
  error instanceof PasskeyFailure ? error.message : failureText(error, otherwise);

/** State of a button that uses a passkey: whether it is busy, and what went wrong. */
export function usePasskeyButton(use: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function press() {
    setBusy(true);
    setProblem(undefined);
    try {
      await use();
    } catch (error) {
      setProblem(passkeyFailureText(error, texts.somethingWentWrong));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, press: () => void press() };
}
