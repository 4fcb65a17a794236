import type { AddCartInput } from '@aaram/shared-domain/cart';
import type { DraftDesign } from '@aaram/shared-platform/designs';

/** A shopper's own design for the cart: its pictures, or for a visitor what they are made from after the login. */
export type MadeDesign = { customImages?: AddCartInput['customImages']; draft?: DraftDesign };
export type MakeDesign = () => Promise<MadeDesign | undefined>;
