export const showFewerNoun = (noun: string | number) => `Show fewer ${noun}`;
export const showAllCountNoun = (count: string | number, noun: string | number) => `Show all ${count} ${noun}`;
