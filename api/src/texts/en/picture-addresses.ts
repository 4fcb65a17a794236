export const onlyHttps = 'Please use an address that begins with https:// and has no password.';
export const onlyUsualPort = 'Please use an address without a port.';
export const hostUnknown = 'Its server was not found.';
export const notPublic = 'Its server is not on the public internet.';
export const tooManyRedirects = 'It is redirected too often.';
export const answered = (status: number) => `Its server answered ${status}.`;
export const tooSlow = 'It did not arrive in time.';
export const notFetched = 'It could not be fetched.';
