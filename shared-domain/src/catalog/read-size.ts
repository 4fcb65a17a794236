import { sizesByType } from './sizes.ts';

const clothing: readonly string[] = sizesByType.Clothing;
const named: readonly string[] = [...clothing, ...sizesByType.Age, ...sizesByType.ShoeSize];
const otherNames: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  med: 'M',
  large: 'L',
  'extra-large': 'XL',
  'x-large': 'XL',
  xlarge: 'XL',
  '2xl': 'XXL',
  'xx-large': 'XXL',
};

/** The size that a word means, as people write it ("medium", "xl", "2XL"); undefined when it is none. */
export function readSize(word: string): string | undefined {
  const size = otherNames[word.toLowerCase()] ?? word.toUpperCase();
  return named.includes(size) ? size : undefined;
}
