import { isSigned, sign } from '@aaram/shared-domain/signature';

/** A stored release of a remote that anyone who has its address sees, and until when (ms since 1970). */
export type Preview = { part: string; version: string; until: number };

/** How long a preview lasts, ms. */
export const PREVIEW_MS = 60 * 60_000;
/** The parameter in an address of a preview, and the value with which a visitor leaves it. */
export const PARAMETER = 'release';
export const LEAVE = 'off';

const PURPOSE = 'previews of releases';
const SIGNED =
  /^(?<part>[a-z][a-z-]{0,39})@(?<version>[0-9a-f]{12})\.(?<until>[0-9a-z]{1,10})\.(?<signature>[0-9a-f]{64})$/;

/** Whether the parameter is about a preview. Any other value is a parameter that pages do not read. */
export const isAboutPreview = (value: string): boolean => value === LEAVE || /^[a-z][a-z-]*@/.test(value);

const textOf = ({ part, version, until }: Preview) => `${part}@${version}.${until.toString(36)}`;

/** The value of the parameter: it says what is shown and how long, and only the shop's secret makes one. */
export async function signPreview(preview: Preview, secret: string): Promise<string> {
  const text = textOf(preview);
  return `${text}.${await sign(text, { secret, purpose: PURPOSE })}`;
}

/** The preview that a value stands for; `foreign` when this secret has not signed it, `expired` when its time is over. */
export async function readPreview(
  value: string,
  secret: string,
  now = Date.now(),
): Promise<Preview | 'foreign' | 'expired'> {
  const { part, version, until = '', signature = '' } = SIGNED.exec(value)?.groups ?? {};
  if (part === undefined || version === undefined) {
    return 'foreign';
  }
  const preview = { part, version, until: Number.parseInt(until, 36) };
  if (!(await isSigned(textOf(preview), signature, { secret, purpose: PURPOSE }))) {
    return 'foreign';
  }
  return preview.until > now ? preview : 'expired';
}
