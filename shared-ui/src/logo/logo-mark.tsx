import type { ComponentProps } from 'react';

export type LogoMarkProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Pixels. @default 36 */
  size?: number | undefined;
};

/**
 * The letter आ as an outline, so that the mark never waits for a Devanagari font: in whole tenths of a unit, half the
 * bytes of hundredths.
 */
const logoLetter =
  'm295 272v-121h-26v121zm20-114-1-20h-66l2 20zm-57 0-2-20h-64l2 20zm-47 114h26v-121h-26zm-116-33 1 23q8 4 19 7 10 2 21 2 24 0 35-9 11-8 11-24v-1q0-7-2-13-3-6-10-10-7-4-20-6l0-10q11 0 18-4 7-3 10-9 3-6 3-14v-1q0-11-5-18-4-8-14-12-10-4-25-4-11 0-20 2-9 2-16 5l-1 22q7-3 16-5 8-2 17-2 12 0 17 4 5 4 5 12v1q0 6-3 9-2 4-8 6-6 2-16 2l-15 0v21l16 0q10 1 16 2 6 2 9 6 2 3 2 9v2q0 6-2 10-3 3-8 5-5 2-14 2-10 0-19-2-10-3-18-8zm54-42v13l15 3 1-2q4 1 8 2 4 1 9 2 4 0 11 0h27v-20h-28q-6 0-10 0-5 0-9 1-4 0-8 1l0-2z';

/** आ in a ring of stitches, in the text colour; decoration beside the name. */
export function LogoMark({ size = 36, ...rest }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} fill="currentColor" aria-hidden {...rest}>
      <circle
        cx="20"
        cy="20"
        r="17.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeDasharray="6.2 3.96"
        strokeLinecap="round"
      />
      <path transform="scale(.1)" d={logoLetter} />
    </svg>
  );
}
