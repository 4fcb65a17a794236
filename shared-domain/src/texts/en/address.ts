const fields = {
  name: 'name',
  phone: 'phone',
  address: 'address',
  city: 'city',
  state: 'state',
  pincode: 'pincode',
};

/** At checkout, under an empty field. */
export const enterField = (field: keyof typeof fields) => `Please enter ${fields[field]}`;
/** In the account, under each empty field. */
export const fillRequiredFields = 'Please fill all required fields.';
export const phoneNeedsTenDigits = 'Phone number must be 10 digits.';
/** At checkout, while it is not answered. */
export const chooseTheState = 'Please say which state is right.';
export const pincodeNeedsSixDigits = 'Pincode must be 6 digits.';
