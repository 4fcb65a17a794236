import type { AddCartInput } from '@aaram/shared-domain/cart';
import * as texts from '#texts/designs.ts';
import type { AddToCart, Remembered } from '../session/remembered.ts';
import { keepDesign, readDesign } from './kept-design.ts';

type Asked = { from: string; intent: AddToCart; message: string; remember: (remembered: Remembered) => boolean };

/**
 * Remembers the page and what to finish there, with the pictures of the design where there is room for them. Answers what
 * to say before the login: also that a reload would lose the design, where the browser stores nothing.
 */
export async function rememberDesign({ from, intent, message, remember }: Asked): Promise<string> {
  const { customImages, ...input } = intent.input;
  if (customImages === undefined) {
    remember({ from, intent });
    return message;
  }
  const { key, isLasting } = await keepDesign(customImages);
  const isKept = remember({ from, intent: { kind: 'add-to-cart', input, design: key } });
  return isKept && isLasting ? message : texts.withFleetingDesign(message);
}

/** What is put into the cart after login, with the pictures of its design; undefined when these are gone. */
export async function completeInput(input: AddCartInput, design: string): Promise<AddCartInput | undefined> {
  const customImages = await readDesign(design);
  return customImages && { ...input, customImages };
}
