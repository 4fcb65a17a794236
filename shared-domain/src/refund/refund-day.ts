const DAY_MS = 86_400_000;
/** India is this much ahead of UTC, ms. */
const INDIA_MS = 330 * 60_000;

/** So many working days a bank takes for a refund at most, as the provider says. */
const REFUND_WORKING_DAYS = 7;

const isWorkingDay = (ms: number) => ![0, 6].includes(new Date(ms + INDIA_MS).getUTCDay());

/** The time by which money that is sent now has arrived: the same hour, seven working days of India later. */
export function refundArrives(sent: Date): Date {
  let ms = sent.getTime();
  for (let days = 0; days < REFUND_WORKING_DAYS; ) {
    ms += DAY_MS;
    days += isWorkingDay(ms) ? 1 : 0;
  }
  return new Date(ms);
}
