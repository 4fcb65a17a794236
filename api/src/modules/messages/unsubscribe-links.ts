import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  isOptional,
  type MessageChannel,
  type MessageKind,
  messageChannels,
  messageKinds,
} from '@aaram/shared-domain/message';
import { deriveKeys } from '#derive-key.ts';
import type { UnsubscribeLinks } from '#modules/mail/index.ts';

/** What a link switches off. */
type Target = { userId: string; kind: MessageKind; channel: MessageChannel };
type Options = { secrets: readonly [string, ...string[]]; publicUrl: string };

/** Half of the signature: 128 bits, so that the link stays short enough for an SMS. */
const SIGNATURE_BYTES = 16;

/**
 * Signed links that switch off one kind of message for one account, without a login. They do not end, because mails
 * stay in mailboxes for years; anyone who has one can switch off that kind and nothing else.
 */
export function createUnsubscribeLinks({ secrets, publicUrl }: Options) {
  const keys = deriveKeys(secrets, 'unsubscribe links');
  const sign = (text: string, key = keys[0]) =>
    createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES);
  const isSigned = (text: string, given: Buffer) =>
    keys.some((key) => given.length === SIGNATURE_BYTES && timingSafeEqual(sign(text, key), given));

  return {
    /** The page for people, and the address that mail programs post to (RFC 8058). */
    make({ userId, kind, channel }: Target): UnsubscribeLinks {
      const text = `${kind}.${channel}.${userId}`;
      const token = `${text}.${sign(text).toString('base64url')}`;
      return {
        page: `${publicUrl}/unsubscribe?token=${token}`,
        post: `${publicUrl}/api/messages/unsubscribe/${token}`,
      };
    },

    /** What a token switches off; undefined when we did not make it. */
    read(token: string): Target | undefined {
      const [kindName, channelName, userId = '', signature = '', ...others] = token.split('.');
      const kind = messageKinds.find((one) => one === kindName);
      const channel = messageChannels.find((one) => one === channelName);
      const isOurs =
        others.length === 0 && isSigned(`${kindName}.${channelName}.${userId}`, Buffer.from(signature, 'base64url'));
      return isOurs && kind !== undefined && channel !== undefined && isOptional(kind)
        ? { userId, kind, channel }
        : undefined;
    },
  };
}
