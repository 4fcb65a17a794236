import { importFormSchema } from '@aaram/shared-domain/change-set/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/files.ts';

export type TypedImport = { file: File[]; pictures: File[] };

/** Checks that there is a file; `mapping` says which of its columns is what. */
export const importForm = (mapping: Record<string, string> | undefined) =>
  formSchema(
    importFormSchema,
    ({ file }: TypedImport) => (file.length === 0 ? { file: texts.chooseFile } : {}),
    ({ file: [file], pictures: [pictures] }) => ({
      file: file as File,
      ...(pictures === undefined ? {} : { pictures }),
      ...(mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
    }),
  );
