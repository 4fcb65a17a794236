import { describe, expect, it } from 'vitest';
import { isAlwaysSent, isOptional, isSentByDefault, messageChannels, messageKinds } from './kinds.ts';

describe('messages', () => {
  // rules: messages-that-stay-on
  it('that are optional can be switched off everywhere, and mails of the others nowhere', () => {
    for (const kind of messageKinds) {
      expect(messageChannels.filter((channel) => isAlwaysSent(kind, channel))).toEqual(
        isOptional(kind) ? [] : ['mail'],
      );
    }
  });

  // rules: kinds-of-messages
  it('by WhatsApp come only to those who said yes, and alerts by SMS', () => {
    expect(messageChannels.filter((channel) => isSentByDefault('restock', channel))).toEqual(['mail']);
    expect(messageKinds.filter((kind) => isSentByDefault(kind, 'whatsapp'))).toEqual([]);
  });

  // rules: kinds-of-messages
  it('come by mail to a person who has chosen nothing', () => {
    expect(messageKinds.filter((kind) => !isSentByDefault(kind, 'mail'))).toEqual([]);
  });
});
