// Written by api/demo/write-page-modules.ts: change the data there, not this file.
import { policyFigures as figures } from './policy-figures.ts';

/** Questions and answers of the FAQ and the contact page. */
export const faq: readonly { question: string; answer: string }[] = [
  {
    question: 'Which payment methods do you accept?',
    answer:
      'You can pay online by UPI, credit and debit card, net banking and common wallets. The payment window opens when you place the order.',
  },
  {
    question: 'Do you offer cash on delivery?',
    answer: 'No. At the moment every order is paid online before it is packed.',
  },
  {
    question: 'How long does delivery take?',
    answer: `Metro cities usually take ${figures.metroDays}, other towns ${figures.otherDays} and remote areas ${figures.remoteDays}. Express delivery, where offered, takes ${figures.expressDays}.`,
  },
  {
    question: 'What does delivery cost?',
    answer:
      'Product pages and the cart name what you pay with GST and delivery. Larger orders are delivered free; the shipping policy page lists the current amounts.',
  },
  {
    question: 'Do you deliver outside India?',
    answer: 'Not yet. We deliver to addresses in India only.',
  },
  {
    question: 'How can I return or exchange something?',
    answer: `Log in, open My Orders and choose Return or exchange beside the item, within ${figures.returnDays} days of delivery. The item should be unused, unwashed and with its tags. A fee of ${figures.returnFee} applies to each return or exchange; at the moment an exchange costs nothing. We answer return requests within ${figures.returnAnswerHours} hours.`,
  },
  {
    question: 'Do I get my money back?',
    answer: `Yes. For an accepted return, what you paid for the item goes back the way you paid, less the fee. Our terms foresee no refunds, but a credit note or gift card instead, valid for ${figures.creditValidMonths} months; the store does not issue them at the moment.`,
  },
  {
    question: 'Something is missing or arrived damaged. What now?',
    answer: `Please report it within ${figures.damageReportHours} hours of delivery, in My Orders, with a photograph of the parcel and of the item, so that we can fix it quickly.`,
  },
  {
    question: 'How do I find my size?',
    answer:
      "Clothing comes in S to XXL, kids' wear by age from 0-1 to 8-10, and shoes in sizes 6 to 12. Bags, accessories and cosmetics come in one size. The size guide has every size in centimetres and inches. Only sizes in stock can be selected on a product page.",
  },
  {
    question: 'Can I return a customised T-shirt?',
    answer:
      'Customised items are made only for you, so please check the preview carefully before you order. With your own design, an item goes back only if it is damaged or not what you ordered, or if the fabric or the print has a fault. Ask in My Orders, with a picture.',
  },
  {
    question: 'How do I make a glow print shine?',
    answer:
      'Hold it near a window or a white lamp for a few minutes, then switch off the light. It is brightest at first and fades gently. Wash inside out in cold water and do not iron on the print.',
  },
  {
    question: 'How do I track my order?',
    answer:
      'Log in and open My Orders in your dashboard. You will see the status of each order and, once it has been shipped, its tracking ID.',
  },
  {
    question: 'Do I need an account to buy?',
    answer: `Yes. You can look around freely, but for the cart, the wishlist and the checkout you need to log in. Buyers must be ${figures.minimumAge} or older.`,
  },
  {
    question: 'When can I reach you?',
    answer:
      'Our support team is there from Monday to Saturday, 10:00 to 19:00. Use the chat or the call button at the edge of every page.',
  },
];
