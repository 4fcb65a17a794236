import type { AddCartInput } from '@aaram/shared-domain/cart';
import * as texts from '#texts/designs.ts';
import type { PlatformServices } from '../host/platform-context.ts';
import type { AddToCart, Remembered } from '../session/remembered.ts';
import { keepDesign, readDesign } from './design-store.ts';
import type { DraftDesign } from './draft-design.ts';
import { sendDraft } from './send-draft.ts';

type Asked = {
  from: string;
  intent: AddToCart;
  draft: DraftDesign;
  message: string;
  remember: (remembered: Remembered) => boolean;
};

/**
 * Remembers the page and what to finish there, with the design. Answers what to say before the login: also that a reload
 * would lose the design, where the browser stores nothing.
 */
export async function rememberDesign({ from, intent, draft, message, remember }: Asked): Promise<string> {
  const { key, isLasting } = await keepDesign(draft);
  const isStored = remember({ from, intent: { ...intent, design: key } });
  return isStored && isLasting ? message : texts.withFleetingDesign(message);
}

/** What is put into the cart after login, with the pictures of its design; undefined when that is gone. */
export async function completeInput(
  api: PlatformServices['api'],
  input: AddCartInput,
  design: string,
): Promise<AddCartInput | undefined> {
  const draft = await readDesign(design);
  return draft && { ...input, customImages: (await sendDraft(api, draft)).customImages };
}
