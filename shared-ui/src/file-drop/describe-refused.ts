import * as texts from '#texts/components.ts';
/** Why a file was refused. */
export type Reason = 'no-picture' | 'kind' | 'size' | 'room';
export type Refused = { name: string; reason: Reason };
export type Allowed = { accept: string; maxBytes?: number | undefined; max: number };

const MEGABYTE = 1024 * 1024;
/** Listing more names does not help anybody. */
const MOST_NAMES = 3;

const spelt: Record<string, string> = {
  'image/*': 'pictures',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
};

/** @param accept the allowed kinds; if these are pictures only, a file that is no picture gets its own reason. */
export function findReason(file: File, accept: string, isTooLargeOnly: boolean): Reason {
  if (isTooLargeOnly) {
    return 'size';
  }
  const wantsPictures = accept.split(',').every((rule) => rule.trim().startsWith('image/'));
  return wantsPictures && !file.type.startsWith('image/') ? 'no-picture' : 'kind';
}

const list = (words: readonly string[], link: string) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}` : (words[0] ?? '');

/** `<input accept>` and the limits in words: 'JPEG, PNG or WebP, at most 8 MB each'. */
function describeAllowed({ accept, maxBytes }: Allowed): string {
  const kinds = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean)
    .map((rule) => spelt[rule] ?? rule.replace(/^.*[./]/, '').toUpperCase());
  const size = maxBytes === undefined ? [] : [texts.atMostValueMbEach(maxBytes / MEGABYTE)];
  return [...(kinds.length > 0 ? [list(kinds, 'or')] : []), ...size].join(', ');
}

function nameFiles(files: readonly Refused[]): string {
  const names = files.slice(0, MOST_NAMES).map(({ name }) => name);
  const rest = files.length - names.length;
  return list(rest > 0 ? [...names, texts.restMore(rest)] : names, 'and');
}

/** The refused files by name, each with the reason, and what is allowed. */
export function describeRefused(refused: readonly Refused[], allowed: Allowed): string {
  const endings: Record<Reason, [one: string, many: string]> = {
    'no-picture': [texts.isNotPicture, texts.areNotPictures],
    kind: [texts.isNotOfAllowedKind, texts.areNotOfAllowedKind],
    size: [texts.isTooLarge, texts.areTooLarge],
    room: [texts.wasLeftOutAtMostMax(allowed.max), texts.wereLeftOutAtMostMax(allowed.max)],
  };
  const sentences = (['no-picture', 'kind', 'size', 'room'] as const).flatMap((reason) => {
    const files = refused.filter((file) => file.reason === reason);
    return files.length > 0 ? [`${nameFiles(files)} ${endings[reason][files.length > 1 ? 1 : 0]}`] : [];
  });
  const isAboutFiles = refused.some(({ reason }) => reason !== 'room');
  return [...sentences, ...(isAboutFiles ? [texts.allowedAllowed(describeAllowed(allowed))] : [])].join(' ');
}
