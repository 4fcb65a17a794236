import { createChangeSetCalls } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { panelToast } from '@aaram/shared-panel';
import { type PlatformServices, useMutation, usePlatform } from '@aaram/shared-platform';
import { useState } from 'react';
import { saveCsv } from '#lib/save-file.ts';
import * as texts from '#texts/files.ts';

export type FileKind = 'products' | 'stock' | 'orders';

/** Marks a file as UTF-8, so that spreadsheets show Hindi. */
const BYTE_ORDER_MARK = '\uFEFF';

export const saveTable = (name: string, text: string) => saveCsv(name, BYTE_ORDER_MARK + text);

/** Reads all parts of an export. */
async function readFile(
  { api }: Pick<PlatformServices, 'api'>,
  kind: FileKind,
  filters: Record<string, string>,
  onPart: (rows: number) => void,
): Promise<{ text: string; rows: number }> {
  const calls = createChangeSetCalls(api.call);
  const read = { products: calls.getProductsFile, stock: calls.getStockFile, orders: calls.getOrdersFile }[kind];
  let [text, rows] = ['', 0];
  for (let cursor: string | undefined; ; ) {
    const part = await read({ ...filters, cursor });
    text += part.text;
    rows += part.rows;
    onPart(rows);
    if (part.nextCursor === null) {
      return { text, rows };
    }
    cursor = part.nextCursor;
  }
}

/** Makes a file and saves it; `rows` is how many there are so far. */
export function useExport(kind: FileKind, filters: Record<string, string>) {
  const platform = usePlatform();
  const [rows, setRows] = useState(0);
  const mutation = useMutation({
    mutationFn: () => readFile(platform, kind, filters, setRows),
    onSuccess: (file) => {
      saveTable(`${kind}.csv`, file.text);
      panelToast.success(texts.exported(formatCount(file.rows), file.rows));
    },
  });
  return { ...mutation, rows };
}

/** `mapping` is JSON: which column of the file is what. */
export type Upload = { file: File; pictures?: File | undefined; mapping?: string | undefined };

/** Sends a file to be checked: nothing is changed yet. */
export function usePlanImport() {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: ({ file, pictures, mapping }: Upload) => {
      const form = new FormData();
      if (mapping !== undefined) {
        form.set('mapping', mapping);
      }
      form.set('file', file);
      if (pictures !== undefined) {
        form.set('pictures', pictures);
      }
      return createChangeSetCalls(api.call).planImport(form);
    },
  });
}
