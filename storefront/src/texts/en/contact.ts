export const contact = 'Contact';
export const questionsAboutSizeOrderOrReturn = 'Questions about a size, an order or a return? Our team will answer.';
export const frequentlyAskedQuestions = 'Frequently asked questions';
