import { plural } from '@aaram/shared-domain/format';

// Export.
export const exportTitle = 'Export';
export const exportMeans =
  'Files open in any spreadsheet. What is changed there can be imported again; rows and columns may be left out.';
export const filtered = 'Only what the filters of the list show is exported.';
export const products = 'Products';
export const stock = 'Stock by size';
export const orders = 'Orders';
export const template = 'Empty template';
export const exporting = (rows: string, count: number) =>
  `${rows} ${plural(count, { one: 'row', other: 'rows' })} so far...`;
export const exported = (rows: string, count: number) =>
  `${rows} ${plural(count, { one: 'row', other: 'rows' })} exported.`;
export const notExported = 'The file could not be made.';

// Months.
export const month = 'Month';
export const hsnSummary = 'HSN summary';
export const monthExported = (month: string) => `HSN summary of ${month} exported.`;

// Import.
export const importTitle = 'Import products and stock';
export const importMeans =
  'Choose a CSV file, as an export or the template has it. A row with a product ID or a known SKU changes that product; any other row makes a new one, a draft unless its state is published. You see what would change before anything does.';
export const file = 'CSV file';
export const zip = 'Pictures as ZIP (optional)';
export const zipHint =
  'The column Pictures names up to 5 pictures, divided by |: files of this ZIP (at most 50 MB), or addresses that begin with https://. They are fetched once the import is made.';
export const chooseFile = 'Please choose a CSV file.';
export const check = 'Check the file';
export const notRead = 'The file could not be read.';
export const columnsOfFile = 'Columns of the file';
export const inFile = 'In the file';
export const means = 'Means';
export const meaningOf = (name: string) => `Meaning of ${name}`;
export const leftOut = 'Leave out';
export const checkAgain = 'Check again with these columns';
export const preview = 'What would change';
export const rowsAreLines = 'Rows are numbered as in the file; correct what is left out and import it again.';
