import { readTopic } from '@aaram/shared-domain/content';

const LAST_PAGE = 10_000;

/** What the address of the list asks for: a topic, and a page from 1; page 0 does not exist. */
export function readListAddress(search: URLSearchParams) {
  const text = search.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0;
  return { topic: readTopic(search), page: page > LAST_PAGE ? 0 : page };
}
