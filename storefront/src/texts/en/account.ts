/** The dashboard: profile, addresses, security. */
import { formatCount, plural } from '@aaram/shared-domain/format';

// Side list
export const myProfile = 'My Profile';
export const myAddresses = 'My Addresses';
export const myCredits = 'Credits';
export const security = 'Security';
export const myData = 'My Data';
export const sellerPanel = 'Seller Panel';
export const logout = 'Logout';
export const joinedIn = (month: string) => `Joined ${month}`;

// Profile
export const profileFailed = 'Failed to load profile';
export const noProfile = 'No profile data found.';
export const loadingProfile = 'Loading profile...';
export const mobile = 'Mobile';
export const role = 'Role';
export const joined = 'Joined';
export const savedAddresses = 'Saved addresses';
export const manageAddresses = 'Manage addresses';
export const noAddressesSaved = 'No addresses saved.';

// A saved address
export const phoneIs = (phone: string) => `Phone: ${phone}`;
export const landmarkIs = (landmark: string) => `Landmark: ${landmark}`;
export const noLandmark = 'N/A';

// Addresses
export const loadingAddresses = 'Loading addresses...';
export const noAddresses = 'No addresses found.';
export const saveAddressHere = 'Save an address here to choose it at checkout.';
export const addAddress = 'Add address';
export const editAddress = 'Edit address';
export const fillRequiredFields = 'Please fill all required fields.';
export const saveAddress = 'Save Address';
export const updateAddress = 'Update Address';
export const addressAdded = 'Address added successfully';
export const addressUpdated = 'Address updated successfully';
export const deleteIt = 'Delete';
export const deleteAddressOf = (person: string, city: string) => `Delete the address of ${person}, ${city}`;
export const askDeleteAddress = (person: string, city: string) => `Delete the address of ${person}, ${city}?`;
export const addressDeleted = 'Address deleted successfully';
export const addressNotDeleted = 'Failed to delete address';

// Email address
export const sellerEmailNotConfirmed = (email: string) =>
  `${email} is not confirmed yet. You can work in the Seller Panel once it is.`;
export const shopperEmailNotConfirmed = (email: string) => `${email} is not confirmed yet. You can shop meanwhile.`;
export const confirmEmail = 'Confirm email address';
export const emailConfirmed = 'Your email address is confirmed.';
export const emailNotConfirmed = 'Your email address could not be confirmed.';
export const sendNewLink = 'Send a new link';
export const linkSent = 'We have sent you a link. It works once, within 48 hours.';
export const linkNotSent = 'The link could not be sent.';

// Password
export const password = 'Password';
export const presentPassword = 'Current password';
export const enterPresentPassword = 'Please enter your current password.';
export const newPassword = 'New password';
export const passwordTooShort = 'Password must be at least 6 characters!';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password has been changed. Other devices have been logged out.';
export const passwordNotChanged = 'Your password could not be changed.';

// Second step at login: its passkeys and authenticator apps
export const secondStep = 'Second step at login';
export const secondStepNotLoaded = 'Your second step could not be loaded.';
export const loadingSecondStep = 'Loading your second step...';
export const adminNeedsSecondStep =
  'Admins need a second step at login. Add a passkey or an app to go on to the Seller Panel.';
export const whySecondStep =
  'With a second step your password alone is not enough to log in. A passkey asks for your finger, your face or the screen lock of your device; an app on your phone shows a code.';
export const authenticatorApp = 'Authenticator app';
export const syncedPasskey = 'Passkey, synced between devices';
export const devicePasskey = 'Passkey on one device';
export const addedOn = (day: string) => `Added ${day}`;
export const lastUsedOn = (day: string) => `Last used ${day}`;
export const notUsedYet = 'Not used yet';
export const rename = 'Rename';
export const renameFactor = (factor: string) => `Rename ${factor}`;
export const newNameOf = (factor: string) => `New name of ${factor}`;
export const factorRenamed = 'It has been renamed.';
export const removeFactor = (factor: string) => `Remove ${factor}`;
export const askRemoveFactor = (factor: string) => `Remove ${factor}?`;
export const factorRemoved = 'It has been removed.';
export const somethingWentWrong = 'Something went wrong!';

// Adding one
export const addPasskey = 'Add a passkey';
export const nameOfPasskey = 'Name of the passkey';
export const passkeyAdded = 'The passkey has been added. Other devices have been logged out.';
export const addAuthenticatorApp = 'Add an authenticator app';
export const nameOfApp = 'Name of the app or phone';
export const giveName = 'Please give it a name.';
export const goOn = 'Continue';
export const scanQrCode =
  'Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.';
export const qrCode = 'QR code with the key below';
export const keyIs = <Part>(key: Part) => ['Key: ', key];
export const codeOfApp = 'Code of the app';
export const enterCode = 'Please enter the code.';
export const addApp = 'Add the app';
export const appAdded = 'The app has been added. Other devices have been logged out.';

// Asked again before a change
export const yourPassword = 'Your password';
export const enterPassword = 'Please enter your password.';
export const confirmItIsYou = 'Please confirm that it is you.';
export const passkeyInstead = 'Use a passkey';

// Recovery codes
export const recoveryCodes = 'Recovery codes';
export const newRecoveryCodes = 'New recovery codes';
export const keepRecoveryCodes =
  'Keep these recovery codes away from your phone. Each opens your account once, and they are shown only now.';
export const codesSaved = 'I have saved them';
export const recoveryCodesRenewed = 'You have new recovery codes. The old ones no longer work.';
export const recoveryCodesLeft = (count: number) =>
  plural(count, {
    one: `${formatCount(count)} recovery code is left.`,
    other: `${formatCount(count)} recovery codes are left.`,
  });

// Devices
export const devices = 'Where you are logged in';
export const devicesNotLoaded = 'Your devices could not be loaded.';
export const loadingDevices = 'Loading devices...';
export const thisDevice = 'This device';
export const lastSeen = <Part>(when: Part) => ['Last seen ', when];
export const loggedIn = <Part>(day: Part) => ['Logged in ', day];
export const loggedInFrom = <Part>(day: Part, source: string) => ['Logged in ', day, ` from ${source}`];
export const logOut = 'Log out';
export const logOutDevice = (browser: string, since: string) => `Log out ${browser}, logged in ${since}`;
export const deviceLoggedOut = 'The device has been logged out.';
export const deviceNotLoggedOut = 'The device could not be logged out.';
export const logOutEverywhere = 'Log out everywhere';
export const askLogOutEverywhere = 'Log out on all devices, this one too?';
