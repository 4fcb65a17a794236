const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** 'March 2025'. */
export const formatMonth = (iso: string) => month.format(new Date(iso));
