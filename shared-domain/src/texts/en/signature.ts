export const callsBetweenProgramsOfStore = 'calls between programs of the store';
