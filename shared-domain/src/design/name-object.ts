import * as texts from '#texts/design-objects.ts';
import { labelOfArt } from './art/index.ts';
import type { DesignObject } from './document.ts';

const MAX_QUOTED = 24;
const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return [...line].length > MAX_QUOTED ? `${[...line].slice(0, MAX_QUOTED - 1).join('')}…` : line;
};

/** What an object is called where it is listed and read out: its own name, else what it is. */
export function nameObject(object: DesignObject): string {
  if (object.name !== '') {
    return object.name;
  }
  switch (object.kind) {
    case 'text':
      return object.text.trim() === '' ? texts.emptyText : texts.text(short(object.text));
    case 'picture':
      return texts.picture;
    case 'shape':
      return labelOfArt(object.art);
    case 'group':
      return texts.group(object.children.length);
  }
}
