import type { PayPage } from '@aaram/shared-domain/pay-link';

/** An order by its link: two shirts with ₹50 taken off. */
export const makePayPage = (changes: Partial<PayPage> = {}): PayPage => ({
  ...{ number: 'AA-7K3F-92QD', state: 'open', expiresAt: '2099-11-18T20:15:00.000Z', sellers: ['Neelgar'] },
  lines: [{ name: 'Linen shirt', image: '/media/shirt_750x1000_e8e0d2/750.webp', size: 'M', quantity: 2, price: 525 }],
  deliverTo: {
    ...{ name: 'Lakshmi', address: 'H.No. 12-3/A, Gali no. 4', city: 'Kochi', state: 'Kerala', pincode: '682001' },
    ...{ landmark: null, phoneEnd: '3211' },
  },
  ...{
    priceRule: 'spec',
    charges: '2017-07-01',
    gstAmount: 47.62,
    deliveryCharges: 0,
    payableAmount: 1047.62,
    discountAmount: 50,
  },
  paymentStatus: 'Initiated',
  ...changes,
});
