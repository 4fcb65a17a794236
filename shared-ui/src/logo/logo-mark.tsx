import type { ComponentProps } from 'react';

export type LogoMarkProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Pixels. @default 36 */
  size?: number | undefined;
};

/** The letter आ as an outline, so that the mark never waits for a Devanagari font. */
const logoLetter =
  'M29.49 27.2V15.08H26.87V27.2ZM31.52 15.77 31.37 13.8H24.81L24.99 15.77ZM25.77 15.77 25.63 13.8H19.24L19.39 15.77ZM21.13 27.2H23.74V15.05H21.13ZM9.49 23.92 9.64 26.22Q10.44 26.63 11.45 26.85Q12.46 27.06 13.64 27.06Q16 27.06 17.12 26.22Q18.24 25.38 18.24 23.81V23.69Q18.24 22.95 17.95 22.39Q17.65 21.82 16.95 21.42Q16.26 21.03 15.03 20.77L15 19.84Q16.12 19.79 16.79 19.44Q17.46 19.09 17.76 18.51Q18.06 17.92 18.06 17.13V16.99Q18.06 15.93 17.61 15.18Q17.16 14.43 16.19 14.03Q15.22 13.62 13.68 13.62Q12.59 13.62 11.69 13.81Q10.8 13.99 10.09 14.31L9.95 16.52Q10.72 16.15 11.56 15.95Q12.4 15.75 13.3 15.75Q14.5 15.75 15 16.16Q15.49 16.57 15.49 17.41V17.54Q15.49 18.09 15.24 18.44Q15 18.79 14.41 18.97Q13.83 19.16 12.81 19.19L11.26 19.24V21.26L12.94 21.31Q13.92 21.35 14.51 21.54Q15.1 21.72 15.37 22.08Q15.64 22.44 15.64 23.01V23.17Q15.64 23.78 15.39 24.16Q15.13 24.54 14.6 24.73Q14.07 24.92 13.23 24.92Q12.18 24.92 11.26 24.65Q10.33 24.39 9.49 23.92ZM14.88 19.65V20.97L16.38 21.31L16.45 21.07Q16.9 21.21 17.29 21.33Q17.68 21.44 18.15 21.49Q18.62 21.54 19.27 21.54H22.04V19.45H19.23Q18.62 19.45 18.16 19.48Q17.71 19.5 17.31 19.55Q16.91 19.6 16.48 19.67L16.46 19.49Z';

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
      <path d={logoLetter} />
    </svg>
  );
}
