import { z } from 'zod';

const DAY_MS = 86_400_000;

/** A day in India as a query names it, such as 2026-11-26; empty like one that is missing. */
export const askedDay = z.iso.date().or(z.literal('')).optional();

/** When such a day begins in India, or the one so many days later; null without a day. */
export const startOfDay = (date: string | undefined, days = 0) =>
  date ? new Date(Date.parse(`${date}T00:00:00+05:30`) + days * DAY_MS) : null;
