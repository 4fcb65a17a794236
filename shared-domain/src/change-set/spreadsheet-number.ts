/** Whether a code is what a spreadsheet made of its digits, such as 1.23E+11: what stood there before cannot be known. */
export const isSpreadsheetNumber = (code: string): boolean => /^\d+(?:[.,]\d+)?E[+-]\d{1,3}$/i.test(code);
