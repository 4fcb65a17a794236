/** Words that several parts of the frame and several pages share. */
export const login = 'Login';
export const signup = 'Signup';
export const logout = 'Logout';
export const dashboard = 'Dashboard';
export const myProfile = 'My Profile';
export const menu = 'Menu';
export const home = 'Home';
export const categories = 'Categories';
export const customizedTShirts = 'Customized T-shirts';
export const wishlist = 'Wishlist';
export const cart = 'Cart';
export const blogs = 'Blogs';
export const sellerPanel = 'Seller Panel';
export const sessionEnded = 'Your session has ended. Please log in again.';

/** The first link of a page, for the keyboard. */
export const skipToContent = 'Skip to content';
/** After the name of the store, in the link home; only read out. */
export const commaHome = ', home';
/** A button that changes the colours. */
export const switchToLightTheme = 'Switch to light theme';
export const switchToDarkTheme = 'Switch to dark theme';
