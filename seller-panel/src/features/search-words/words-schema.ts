import { searchWordInputSchema } from '@aaram/shared-domain/search-words/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import { readWords, type TypedWords } from './read-words.ts';

export const wordsForm = formSchema(searchWordInputSchema, (_: TypedWords) => ({}), readWords);
