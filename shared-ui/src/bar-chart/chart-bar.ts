/** `short` stands under the bar where the label is too long; both name it. */
export type ChartBar = { label: string; value: number; short?: string | undefined };
