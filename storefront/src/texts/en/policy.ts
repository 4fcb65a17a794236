export const sizeGuide = 'Size guide';
export const measurementsOfBodyInCentimetresAnd =
  'Measurements of the body, in centimetres and inches. Between two sizes, take the larger one.';
export const exchangeReturnPolicy = 'Exchange & Return Policy';
export const shippingPolicy = 'Shipping Policy';
export const termsConditions = 'Terms & Conditions';
export const privacyPolicy = 'Privacy Policy';
