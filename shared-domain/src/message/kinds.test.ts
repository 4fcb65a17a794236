import { describe, expect, it } from 'vitest';
import { isAlwaysSent, isOptional, isSentByDefault, messageChannels, messageKinds } from './kinds.ts';

describe('messages', () => {
  it('that are optional can be switched off everywhere, and mails of the others nowhere', () => {
    for (const kind of messageKinds) {
      expect(messageChannels.filter((channel) => isAlwaysSent(kind, channel))).toEqual(
        isOptional(kind) ? [] : ['mail'],
      );
    }
  });

  it('of the kind marketing, and all by WhatsApp, come only to those who said yes', () => {
    expect(messageChannels.filter((channel) => isSentByDefault('marketing', channel))).toEqual([]);
    expect(messageKinds.filter((kind) => isSentByDefault(kind, 'whatsapp'))).toEqual([]);
  });

  it('that cannot be switched off are on', () => {
    for (const kind of messageKinds) {
      expect(isSentByDefault(kind, 'mail')).toBe(isAlwaysSent(kind, 'mail') || kind !== 'marketing');
    }
  });
});
