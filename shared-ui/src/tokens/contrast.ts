/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as it looks on an opaque background. */
export function over(front: Channels, ground: Channels): Channels {
  const alpha = front[3];
  const mix = (at: 0 | 1 | 2) => front[at] * alpha + ground[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

function luminance([red, green, blue]: Channels): number {
  const linear = (value: number) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two opaque colours as in WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Channels, other: Channels): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
