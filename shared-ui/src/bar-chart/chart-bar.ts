/** `short` is shown under the bar instead of a label that is too long there. */
export type ChartBar = { label: string; value: number; short?: string | undefined };
