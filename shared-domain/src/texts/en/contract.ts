export const storeDidNotAnswerCheckYour = 'The store did not answer. Check your connection and try again.';
export const bearerToken = (token: string | number) => `Bearer ${token}`;
export const chooseProduct = 'Please choose a product.';
