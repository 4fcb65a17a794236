export type Call = { method: string; path: string; query: URLSearchParams; body: string };
export type Answered = { status: number; body: object };
export const ok = (body: object): Answered => ({ status: 200, body });
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Whatever was sent as an object; `create` sends it in a form. */
export function readObject(body: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
export const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, text(one)]));
