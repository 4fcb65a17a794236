import { isLikeCloth } from '@aaram/shared-domain/design';

const INDIGO = '#28356e';
const WHITE = '#ffffff';
const BLACK = '#1c1a22';

/** The ink that something new gets on a cloth (`#rrggbb`): indigo, where it can be seen. */
export const inkFor = (cloth: string): string =>
  [INDIGO, WHITE, BLACK].find((ink) => !isLikeCloth(ink, cloth)) ?? BLACK;
