// Asked before a page is left
export const leaveWithoutSaving = 'Leave without saving what you typed?';
export const leave = 'Leave';
