// The page of the API at /api/docs, for people who write programs.

export const title = (name: string) => `${name}: calls`;
export const skip = 'Skip to the calls';
export const contents = 'Contents';
export const intro = (count: number) =>
  `${count} calls, with what each takes and answers. Programs get this page as an OpenAPI 3.1 document: ask for it with the header "Accept: application/json".`;
export const login = 'Log in';
export const loginHow =
  'Send an email and password to POST /api/auth/login. The answer has a token. Send it with every other call that asks for one:';
export const loginExample = 'Authorization: Bearer <token>';
export const sending =
  'Bodies are JSON with the header "Content-Type: application/json", except where a form is named.';
export const errors = 'Errors';
export const errorsHow =
  'Every error has a message for people and a code for programs. When fields are wrong, issues names each of them.';
export const errorExample = `{
  "message": "Please enter the name.",
  "code": "INVALID_INPUT",
  "issues": [{ "path": "name", "message": "Please enter the name." }]
}`;
export const shapes = 'Shapes';
export const shapesHow = 'What several calls take or answer.';

export const who = 'Who may call it';
export const parameters = 'Parameters';
export const body = 'Body';
export const form = 'A form with files';
export const answer = (status: string) => `Answer ${status}`;
export const noContent = 'Nothing';
export const required = 'required';
export const location: Record<string, string> = { path: 'in the path', query: 'in the query', header: 'as a header' };
export const anyKey = 'any name';
export const anything = 'any value';

const between = (least: number | undefined, most: number | undefined, unit: string) => {
  if (least === undefined) {
    return most === undefined ? '' : `at most ${most}${unit}`;
  }
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
};
export const length = (least: number | undefined, most: number | undefined) => between(least, most, ' characters');
export const entries = (least: number | undefined, most: number | undefined) => between(least, most, ' entries');
export const range = (least: number | undefined, most: number | undefined) => between(least, most, '');

export const access: Record<string, string> = {
  public: 'Anyone',
  'signed-in': 'Anyone who is logged in',
  team: 'Everyone in a seller’s team, and admins',
  catalogue: 'The owner of a team, its people for the catalogue, and admins',
  orders: 'The owner of a team, its people for orders, and admins',
  content: 'The owner of a team, its people for content, and admins',
  'catalogue-or-orders': 'The owner of a team, its people for the catalogue or orders, and admins',
  'catalogue-or-content': 'The owner of a team, its people for the catalogue or content, and admins',
  owner: 'The owner of a team, and admins',
  admin: 'Admins',
  signature: 'A service that signs its body',
};

const groups: Record<string, string> = {
  catalog: 'Products and search',
  identity: 'Accounts and login',
  'seller catalogue': 'A seller’s products',
  panel: 'Seller panel',
  orders: 'Orders and returns',
  media: 'Pictures',
  restock: 'Back in stock',
  people: 'People',
};
/** The heading of a group of calls. */
export const group = (tag: string) => groups[tag] ?? `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
