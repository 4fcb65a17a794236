/** What a complaint can be about, in a list of choices. */
export const anOrder = 'An order or its delivery';
export const aProduct = 'A product, or what its page says';
export const aReturn = 'A return, an exchange or a refund';
export const aPayment = 'A payment';
export const personalData = 'My personal data';
export const somethingElse = 'Something else';

/** Under the fields of the form. */
export const fillInForm = 'Please fill in the form.';
export const enterName = 'Please enter your name.';
export const enterContact = 'Please enter an email address or a mobile number, so that we can answer.';
export const enterValidEmail = 'Please enter a valid email address.';
export const enterValidMobile = 'Please enter a valid mobile number.';
export const chooseTopic = 'Please choose what it is about.';
export const noOrderNumber = 'This is not an order number. It looks like AA-7K3F-92QD.';
export const sayWhatHappened = 'Please tell us what happened.';

/** In the panel. */
export const chooseAction = 'Please choose what to do.';
