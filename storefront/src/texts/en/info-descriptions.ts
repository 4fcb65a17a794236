/** What search engines show below the titles of the pages of text. */
export const about = 'What the store is, and how we choose what we sell.';
export const contact = 'Call, chat or write to us. With answers to frequent questions.';
export const faq = 'Payment, delivery, returns, sizes: short answers.';
export const findOrder = 'How far your order has come, by its number and your phone number.';
export const gallery = 'Thirty pictures from the workroom and the shop floor.';
export const grievance = 'Who answers complaints, how soon, and a form to make one.';
export const privacy = 'What we keep about you, why, and your rights.';
export const returnPolicy = 'How long you have, what it costs, and what you get back.';
export const shippingPolicy = 'Where we deliver, how long it takes and what it costs.';
export const sizeGuide = 'Every size in centimetres and inches, with EU and UK sizes.';
export const terms = 'The terms for buying from this store.';
