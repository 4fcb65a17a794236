type Line = { saveData?: boolean; effectiveType?: string };

/** What the browser tells of its line; few do. */
export const findLine = (): Line => (navigator as { connection?: Line }).connection ?? {};
