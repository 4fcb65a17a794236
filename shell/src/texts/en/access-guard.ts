export const yourSessionHasEndedLogIn = 'Your session has ended. Please log in again.';
