export const orderOrItsDelivery = 'An order or its delivery';
export const productOrWhatItsPageSays = 'A product, or what its page says';
export const returnExchangeOrRefund = 'A return, an exchange or a refund';
export const payment = 'A payment';
export const myPersonalData = 'My personal data';
export const somethingElse = 'Something else';
export const tellUsWhatHappened = 'Please tell us what happened.';
export const enterYourName = 'Please enter your name.';
export const fillInForm = 'Please fill in the form.';
export const chooseWhatToDo = 'Please choose what to do.';
export const enterEmailAddressOrMobileNumber =
  'Please enter an email address or a mobile number, so that we can answer.';
export const enterValidEmailAddress = 'Please enter a valid email address.';
export const enterValidMobileNumber = 'Please enter a valid mobile number.';
export const chooseWhatItIsAbout = 'Please choose what it is about.';
export const thisIsNotOrderNumberIt = 'This is not an order number. It looks like AA-7K3F-92QD.';
