export {
  MAX_TARGETS,
  MAX_TERMS,
  type SearchWord,
  type SearchWordInput,
  type SearchWordKind,
  type SearchWordPreview,
  type SearchWordPreviewInput,
  searchWordKinds,
} from './schema.ts';
