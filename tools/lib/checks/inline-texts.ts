/**
 * Finds texts for people that stand in code instead of in the package's message files (`src/texts`). It cannot know
 * what a string is for; it takes words in JSX, and strings that read like words, unless their context says otherwise.
 */
import { isNode, parseSource, type SyntaxNode } from './syntax.ts';

/** `start` and `end` are offsets in UTF-16 units, the quotes of a string included. */
export type InlineText = { line: number; text: string; start: number; end: number };

/** Attributes whose words are for the browser. */
const technicalAttributes =
  /^(className|style|sizes|media|d|points|viewBox|srcSet|autoComplete|rel|role|type|id|key|href|to|src|name|value|transform|allow|sandbox|preserveAspectRatio|autoCapitalize|aria-(describedby|labelledby|controls|owns)|data-.*)$/;

/**
 * Files whose words are not for shoppers, sellers and admins: what operators and developers read, SQL, the payment
 * sandbox, and values that are stored with a product or an address and shown as they were stored.
 */
const notForPeople =
  /^api\/src\/(backup|db|payment-sandbox)\/|^api\/src\/[^/]+\.ts$|^api\/src\/plugins\/openapi\.ts$|\.(sql|repository|plugin)\.ts$|^api\/src\/modules\/catalog\/facets\/|^shared-domain\/src\/(environment|page-addresses)\/|\/(countries|states|city-pins|carriers|(read-)?store-settings|detail-words|contrast-pairs)\.ts$|^shell\/server\/private\/metrics\.ts$|^shared-domain\/src\/(catalog\/(categories|sizes)|order\/status)\.ts$/;

/** In the API and the shop server, words in lower case are names of jobs and log lines, but for this file, which chooses sentences. */
const lowerCaseSentences = /\/explain-issue\.ts$/;

/** Functions whose strings are for developers, the database or the browser; their functions and objects may hold texts. */
const technicalCalls =
  /^(querySelector|querySelectorAll|closest|matches|matchMedia|getItem|setItem|removeItem|addEventListener|removeEventListener|literal|describe|meta|raw|require|createElement|getElementById|setAttribute|setProperty|getAttribute|set|header|append|startsWith|endsWith|includes|indexOf|split|join|has|get|replace|replaceAll|test|match|query|exec)$/;

/** Properties of objects whose words travel. */
const technicalProperties = /^(authorization|id|purpose)$/;

/** Names of keys of the keyboard, and values that travel or are stored; what is shown for them has a text of its own. */
const values = new Set(
  'Enter Escape Tab Space Delete Backspace Pending Confirmed Initiated Processing Shipped Delivered Cancelled Failed Paid Refunded Quantity Clothing GET POST PUT PATCH DELETE HEAD Origin Accept Cookie Range Location Vary Date Host Etag Age Bearer Basic Error Strict Lax None Secure Feature Product Offer Organization Person Place Thing Brand Rating Review'.split(
    ' ',
  ),
);

const capitalised = /^\p{Lu}\p{Ll}*(?:[ ’'…,.!?:;–—]|$)/u;
const twoWords = /\p{L}{2,},? \p{Ll}{2,}/u;
const code =
  /^(User-agent|Disallow):|[{}<>=]|\[[a-z]+\]|;\s|::|^\s*[.#(]|^\(|^[a-z-]+:\s?\S+$|^[\w-]+(\/[\w.-]+)+|https?:|…px\b/;

/** Whether a string reads like words for people. */
function readsLikeText(string: string): boolean {
  const text = string.trim();
  if (text.length < 2 || values.has(text) || code.test(text)) return false;
  return (capitalised.test(text) && /\p{Ll}/u.test(text)) || twoWords.test(text);
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : '';
};

const everything = ['*'];

/** Classes whose strings are for developers and operators; the API's `AppError` carries a message to people. */
const technicalClasses = /^((?!AppError$).*Error|RegExp|Gateway(Refusal|Unavailable)|Gauge|Histogram)$/;

/** Properties of a node that hold no texts, by its type; `everything` for a node without any. */
const withoutTexts: Record<string, (node: SyntaxNode) => string[]> = {
  // A compared string is a value; `+` joins words.
  BinaryExpression: ({ operator }) => (operator === '+' ? [] : ['left', 'right']),
  SwitchCase: () => ['test'],
  MemberExpression: () => ['property'],
  TaggedTemplateExpression: () => everything,
  NewExpression: ({ callee }) => (technicalClasses.test(nameOf(callee)) ? everything : []),
  CallExpression: ({ callee }) => {
    if (!isNode(callee)) return [];
    const isTechnical = technicalCalls.test(nameOf(callee)) || /^(console|log|logger)$/.test(nameOf(callee.object));
    return isTechnical || callee.type === 'Super' ? ['arguments'] : [];
  },
  Property: ({ key }) => (technicalProperties.test(nameOf(key)) ? everything : []),
  JSXAttribute: ({ name }) => (technicalAttributes.test(nameOf(name)) ? everything : []),
};

/** Types of nodes that may hold texts although they stand among words for the program. */
const readAnyway: Record<string, RegExp> = {
  arguments: /^((Arrow)?Function|Object)Expression$/,
  left: /^CallExpression$/,
  right: /^CallExpression$/,
};
const neverTexts = ['source', 'key', 'typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'];

/** Children that can hold texts; the rest of the node is for the program. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  // z.enum(values, { error: text })
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'enum') {
    return [node.arguments].flat().slice(1).filter(isNode);
  }
  const skipped = [...neverTexts, ...(withoutTexts[node.type]?.(node) ?? [])];
  if (/^(TS(?!As|Satisfies|NonNull)|Import|ExportAll)/.test(node.type) || skipped.includes('*')) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const children = [value].flat().filter(isNode);
    return skipped.includes(name) ? children.filter(({ type }) => readAnyway[name]?.test(type)) : children;
  });
}

/** The text of a part of a template. */
const cookedOf = ({ value }: SyntaxNode): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';

function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') {
    const text = String(node.value).replace(/\s+/g, ' ').trim();
    return /\p{L}/u.test(text) ? text : undefined;
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return readsLikeText(node.value) ? node.value : undefined;
  }
  if (node.type === 'TemplateLiteral') {
    const parts = [node.quasis].flat().filter(isNode).map(cookedOf);
    const whole = parts.join('…').replace(/\s+/g, ' ');
    const hasWord =
      parts.length > 1 && parts.some((part) => /(^|\s)\p{L}{2,}(\s|$)|\p{L}{2,}[,.!?]?\s|\s\p{L}{2,}/u.test(part));
    return readsLikeText(whole) || (hasWord && !code.test(whole)) ? whole : undefined;
  }
  return undefined;
}

/** Every text for people in a source file, in order. `file` is its name, which tells JSX from TypeScript alone. */
export function findInlineTexts(source: string, file: string): InlineText[] {
  if (notForPeople.test(file)) return [];
  const isSentence = (text: string) =>
    !/^(api|shell\/server)\//.test(file) || lowerCaseSentences.test(file) || /^[^\p{L}]*\p{Lu}/u.test(text);
  const found: InlineText[] = [];
  const visit = (node: SyntaxNode): void => {
    const text = textOf(node);
    if (text !== undefined && isSentence(text)) {
      found.push({ line: source.slice(0, node.start).split('\n').length, text, start: node.start, end: node.end });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSource({ path: file, text: source }));
  return found.sort((a, b) => a.start - b.start);
}
