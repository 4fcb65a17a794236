/** One star with the mean beside it, such as '4.6'; what `hidden` gets is only read out. */
export const rated = <Part>(mean: string, hidden: (words: string) => Part) => [
  hidden('Rated'),
  ` ${mean} `,
  hidden('out of 5'),
];
/** After it: the number of reviews. */
export const reviews = <Part>(count: number, hidden: (words: string) => Part) => [
  `(${count}`,
  hidden(count === 1 ? ' review' : ' reviews'),
  ')',
];
/** A row of five stars. */
export const starsOfFive = (stars: number) => `${stars} out of 5 stars`;
/** One choice of a rating. */
export const stars = (count: number) => (count === 1 ? `${count} star` : `${count} stars`);
