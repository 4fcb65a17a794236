/** What is said before a login when the browser keeps nothing. */
export const withFleetingDesign = (message: string) =>
  `${message} Your browser cannot store your design. Please log in here without reloading the page, or the design is lost.`;
