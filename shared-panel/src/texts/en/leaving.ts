export const leaveWithoutSavingWhatYouTyped = 'Leave without saving what you typed?';
export const leave = 'Leave';
