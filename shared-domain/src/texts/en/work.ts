export const enterWeight = (most: number) => `Please enter the weight in whole grams, from 1 to ${most}.`;
export const choosePickupDay = 'Please choose a day.';
