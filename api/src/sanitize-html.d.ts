/** The part of sanitize-html that is used here; the package brings no types. */
declare module 'sanitize-html' {
  type Attributes = Record<string, string>;
  type Options = {
    allowedTags: string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: string[];
    allowProtocolRelative: boolean;
    disallowedTagsMode: 'discard' | 'completelyDiscard';
    nonTextTags: string[];
    transformTags: Record<
      string,
      string | ((tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes })
    >;
    /** Answers whether an element goes with all that is in it. */
    exclusiveFilter: (frame: { tag: string; attribs: Attributes }) => boolean;
    nestingLimit: number;
  };
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default function sanitizeHtml(dirty: string, options: Options): string;
}
