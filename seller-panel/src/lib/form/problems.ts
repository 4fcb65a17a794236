/** What is wrong, by the name of the field; a part of a field is `stock.M`. */
export type Problems = Readonly<Partial<Record<string, string>>>;
