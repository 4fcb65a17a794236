export { type SearchWordKind, searchWordKinds } from './kinds.ts';
export type { SearchWord, SearchWordInput, SearchWordPreview, SearchWordPreviewInput } from './schema.ts';
