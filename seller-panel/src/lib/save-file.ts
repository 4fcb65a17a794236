/** Hands a file to the browser as a download. */
export function saveFile(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The same for a file for spreadsheets. */
export const saveCsv = (name: string, text: string) =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
