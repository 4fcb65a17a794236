/**
 * The cookie of a browser that has just changed something everybody sees. For as long as it lasts, that browser's public
 * reads and documents are made again from the primary database, whichever process answers.
 */
export const CHANGE_COOKIE = 'aaram_changed';

/** Its value in a `Cookie` header; undefined when there is none. Whether it was signed here is for the API to say. */
export const readChangeCookie = (header: string | undefined): string | undefined =>
  header?.includes(CHANGE_COOKIE) ? /(?:^|;\s*)aaram_changed=([\w.-]{1,80})(?:;|$)/.exec(header)?.[1] : undefined;
