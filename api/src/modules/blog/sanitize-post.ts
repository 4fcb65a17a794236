import { postHtml, readStyleMarks, tidiedTags, tidyBlocks } from '@aaram/shared-domain/content';
import { MAX_ALT } from '@aaram/shared-domain/media';
import sanitizeHtml from 'sanitize-html';

/**
 * Keeps only the HTML that `postHtml` lists. Other blocks become paragraphs, headings and lines (`tidyBlocks`), other
 * elements lose their tags but keep their text; scripts and styles are removed with their content. Links may only be web, mail and telephone links, pictures only the store's own.
 */
export function sanitizePost(html: string): string {
  let clean = sanitizeOnce(tidyBlocks(sanitizeOnce(html, [...postHtml.tags, ...tidiedTags])));
  // A parser may build the clean HTML differently, so it is sanitized again until it no longer changes.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const again = sanitizeOnce(clean);
    if (again === clean) {
      break;
    }
    clean = again;
  }
  return clean;
}

const MAX_ROUNDS = 3;

const isPicture = (src: string | undefined) => src !== undefined && postHtml.pictures.test(src);
const isProduct = (id: string | undefined) => id !== undefined && postHtml.productId.test(id);

/** One line of at most so many characters. Undefined stays: the writer has not said what the picture shows. */
const tidyAlt = (alt: string | undefined) =>
  alt === undefined ? {} : { alt: alt.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_ALT) };

/** An element as its style makes it: bold that is written as a style is bold, and bold that is said to be normal is none. */
function readStyled(tagName: string, { style = '', ...attribs }: Record<string, string>) {
  const marks = readStyleMarks(style);
  const own =
    tagName === 'b' || tagName === 'strong' ? 'strong' : tagName === 'i' || tagName === 'em' ? 'em' : undefined;
  if (own !== undefined) {
    return { tagName: marks[own] === false ? 'span' : own, attribs };
  }
  const mark = (['strong', 'em', 's'] as const).find((one) => marks[one] === true);
  return { tagName: mark ?? tagName, attribs };
}

function sanitizeOnce(html: string, allowedTags: readonly string[] = postHtml.tags): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: [...postHtml.linkAttributes],
      ol: [...postHtml.listAttributes],
      img: [...postHtml.pictureAttributes],
      'product-card': [...postHtml.cardAttributes],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'template', 'title'],
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !isPicture(attribs.src)) || (tag === 'product-card' && !isProduct(attribs['data-id'])),
    transformTags: {
      b: readStyled,
      strong: readStyled,
      i: readStyled,
      em: readStyled,
      span: readStyled,
      a: (tagName, { href }) => ({
        tagName,
        attribs: href !== undefined && postHtml.links.test(href) ? { href, rel: 'noopener nofollow' } : {},
      }),
      img: (tagName, { src, alt }) => ({ tagName, attribs: { src: src ?? '', ...tidyAlt(alt) } }),
    },
    nestingLimit: 20,
  });
  return tidyBlocks(placeCards(clean));
}

const tag = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>/g;
const alone = new Set(['br', 'img']);

/** Cards stand between the blocks of the text, and are empty: within other elements they are left out. */
function placeCards(html: string): string {
  let depth = 0;
  return html.replaceAll(tag, (whole: string, slash: string, name: string, attributes: string) => {
    if (name === 'product-card') {
      return slash === '' && depth === 0 ? `<product-card${attributes}></product-card>` : '';
    }
    depth += alone.has(name) ? 0 : slash === '' ? 1 : -1;
    return whole;
  });
}
