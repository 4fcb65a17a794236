import { sizesByType } from '../catalog/sizes.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const year = String.raw`(?:[-/. ,]+(?:\d{2}|\d{4}))?`;
const dayAndName = new RegExp(String.raw`^(\d{1,2})[-/. ]+([a-z]{3})[a-z]*${year}$`, 'i');
const nameAndDay = new RegExp(String.raw`^([a-z]{3})[a-z]*[-/. ]+(\d{1,2})${year}$`, 'i');
const digits = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})$/;
const ofSystem = /^\d{4}-(\d{2})-(\d{2})(?:[T ]00:00(?::00)?)?$/;

/**
 * The two numbers of a date that a spreadsheet writes where somebody typed `2-4` or `MAR-1`: `02-Apr`, `Apr-02`,
 * `04/02/2026`, `2026-04-02 00:00:00`. Which is the day depends on its country, so they come in ascending order.
 */
function readDate(text: string): [number, number] | undefined {
  const named = dayAndName.exec(text) ?? nameAndDay.exec(text);
  if (named !== null) {
    const parts = named.slice(1, 3);
    const month = months.indexOf(parts.find((part) => /\D/.test(part))?.toLowerCase() ?? '') + 1;
    const day = Number(parts.find((part) => /^\d/.test(part)));
    return month === 0 || day > 31 ? undefined : [Math.min(day, month), Math.max(day, month)];
  }
  const [, one = '', other = ''] = digits.exec(text) ?? ofSystem.exec(text) ?? [];
  const [a, b] = [Number(one), Number(other)];
  return a > 0 && b > 0 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31 ? [Math.min(a, b), Math.max(a, b)] : undefined;
}

/** Whether a code is a date that a spreadsheet made of it: what stood there before cannot be known. */
export const isSpreadsheetDate = (code: string): boolean => readDate(code.trim()) !== undefined;

/** A size as it was before a spreadsheet made a date of it: `02-Apr` is `2-4`. All else is as it stands. */
export function readSizeCell(text: string): string {
  const date = readDate(text.trim());
  const size = date?.join('-');
  return sizesByType.Age.find((one) => one === size) ?? text;
}
