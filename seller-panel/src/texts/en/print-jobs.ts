/** What is printed on the pieces of an order, and its files. */
export const title = 'Print files';
export const garment = (name: string, colour: string) => `${name} (${colour})`;
type Area = { label: string; width: number; height: number; belowCollar: number };
export const area = ({ label, width, height, belowCollar }: Area, beside: string) =>
  `${label}: file of ${width} × ${height} mm, top edge ${belowCollar} mm below the collar, ${beside}`;
export const inTheMiddle = 'in the middle';
export const rightOfMiddle = (mm: number) => `${mm} mm to the right of the middle as you look at it`;
export const leftOfMiddle = (mm: number) => `${mm} mm to the left of the middle as you look at it`;
export const problems = 'Please check';
export const kinds = { png: 'PNG', pdf: 'PDF', ticket: 'Ticket' };
export const states = { waiting: 'Being made', ready: 'Ready', failed: 'Failed' };
export const download = (name: string) => `Download ${name}`;
export const downloadAll = 'Download all';
export const zipName = 'print-files.zip';
export const makeAgain = 'Make again';
export const notPaidYet = 'Print files are made when the order is paid.';
export const notMade = 'The files could not be asked for.';
export const notLoaded = 'The file could not be loaded.';
export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

// A print that is not allowed
export const report = 'Report what is printed';
export const reportTitle = 'Report what is printed';
export const reportIntro =
  'For hate, nudity or a trademark that is not the buyer’s. The order waits until an admin decides: it is sent after all, or cancelled with the money back.';
export const reportReason = 'What is wrong with it';
export const sayWhy = 'Say what is wrong with it.';
export const sendReport = 'Report and hold the order';
export const notReported = 'The report was not sent.';
