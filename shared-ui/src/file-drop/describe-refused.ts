import { isHeic } from '#picture-file/index.ts';
import * as texts from '#texts/file-drop.ts';
import { locale } from '#texts/language.ts';

/** Why a file was refused. */
export type Reason = 'no-picture' | 'heic' | 'kind' | 'empty' | 'size' | 'room';
export type Refused = { name: string; reason: Reason };
export type Allowed = { accept: string; maxBytes?: number | undefined; max: number };

const MEGABYTE = 1024 * 1024;
/** Listing more names does not help anybody. */
const MAX_NAMES = 3;

const spelt: Record<string, string> = {
  'image/*': texts.pictures,
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
  if (file.size === 0) {
    return 'empty';
  }
  if (isHeic(file)) {
    return 'heic';
  }
  const wantsPictures = accept.split(',').every((rule) => rule.trim().startsWith('image/'));
  return wantsPictures && !file.type.startsWith('image/') ? 'no-picture' : 'kind';
}

const either = new Intl.ListFormat(locale, { type: 'disjunction' });
const all = new Intl.ListFormat(locale);

/** `<input accept>` and the limits in words: 'Allowed: JPEG, PNG or WebP, at most 8 MB each.' */
function describeAllowed({ accept, maxBytes }: Allowed): string {
  const kinds = accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean)
    .map((rule) => spelt[rule] ?? rule.replace(/^.*[./]/, '').toUpperCase());
  if (maxBytes === undefined) {
    return texts.allowedKinds(either.format(kinds));
  }
  const megabytes = maxBytes / MEGABYTE;
  return kinds.length === 0 ? texts.allowedSize(megabytes) : texts.allowedKindsAndSize(either.format(kinds), megabytes);
}

function nameFiles(files: readonly { name: string }[]): string {
  const names = files.slice(0, MAX_NAMES).map(({ name }) => name);
  const rest = files.length - names.length;
  return all.format(rest > 0 ? [...names, texts.more(rest)] : names);
}

/** What is allowed says nothing new about these. */
const saysAll: ReadonlySet<Reason> = new Set(['room', 'heic', 'empty']);

/** That of these files the first frame is used. */
export const describeAnimated = (names: readonly string[]): string =>
  names.length === 0 ? '' : texts.animated(nameFiles(names.map((name) => ({ name }))), names.length);

/** The refused files by name, each with the reason, and what is allowed. */
export function describeRefused(refused: readonly Refused[], allowed: Allowed): string {
  const reasons: Record<Reason, (names: string, count: number) => string> = {
    'no-picture': texts.notPictures,
    heic: texts.heic,
    empty: texts.empty,
    kind: texts.notAllowedKind,
    size: texts.tooLarge,
    room: (names, count) => texts.tooMany(names, count, allowed.max),
  };
  const sentences = (['no-picture', 'heic', 'kind', 'empty', 'size', 'room'] as const).flatMap((reason) => {
    const files = refused.filter((file) => file.reason === reason);
    return files.length > 0 ? [reasons[reason](nameFiles(files), files.length)] : [];
  });
  const isAboutFiles = refused.some(({ reason }) => !saysAll.has(reason));
  return [...sentences, ...(isAboutFiles ? [describeAllowed(allowed)] : [])].join(' ');
}
