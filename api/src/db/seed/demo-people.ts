import type { Role } from '@aaram/shared-domain/identity';
import { buildDemoId } from './demo-data.ts';

/** Password of every demo account. Production refuses them all. */
export const DEMO_PASSWORD = 'demo-password';

export type DemoPerson = { id: string; name: string; email: string; mobile: string; role: Role };

export const person = (name: string, email: string, mobile: string, role: Role = 'user'): DemoPerson => ({
  id: buildDemoId('user', email),
  name,
  email,
  mobile,
  role,
});

export const shopper = person('Meera Nair', 'shopper@example.com', '9000000001');
export const seller = person('Farhan Qureshi', 'seller@example.com', '9000000002', 'seller');
export const otherSeller = person('Lata Deshpande', 'seller2@example.com', '9000000003', 'seller');
/** Who works for the first seller, with what they do there. */
export const team = [
  { ...person('Sana Mirza', 'catalogue@example.com', '9000000005'), teamRole: 'catalogue' },
  { ...person('Jatin Gowda', 'orders@example.com', '9000000006'), teamRole: 'orders' },
  { ...person('Ritu Saha', 'content@example.com', '9000000007'), teamRole: 'content' },
] as const;
export const admin = person('Anand Pillai', 'admin@example.com', '9000000004', 'admin');

/** Invented shoppers, so that the sellers' lists look like a store's. */
export const otherShoppers = [
  'Ishita Bose',
  'Rohan Kulkarni',
  'Zoya Khan',
  'Arjun Menon',
  'Pallavi Iyer',
  'Kabir Sandhu',
  'Nandini Rao',
  'Tenzin Dorje',
  'Sneha Patil',
  'Vikram Rathore',
  'Anjali Thomas',
  'Imran Sheikh',
].map((name, index) =>
  person(name, `${name.toLowerCase().replace(' ', '.')}@example.com`, String(9_000_000_101 + index)),
);

const addresses = [
  ['House 7, Panampilly Avenue', 'Kochi', 'Kerala', '682036'],
  ['Flat 402, Laurel Heights, Baner Road', 'Pune', 'Maharashtra', '411045'],
  ['12 Lake Terrace', 'Kolkata', 'West Bengal', '700029'],
  ['88 Indiranagar 2nd Stage', 'Bengaluru', 'Karnataka', '560038'],
  ['C-14 Vaishali Nagar', 'Jaipur', 'Rajasthan', '302021'],
  ['5 Besant Avenue', 'Chennai', 'Tamil Nadu', '600020'],
  ['21 Paltan Bazaar', 'Guwahati', 'Assam', '781008'],
  ['House 310, Sector 21', 'Chandigarh', 'Chandigarh', '160022'],
] as const;

export type DemoAddress = {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  landmark: string | null;
};

/** A shopper's addresses: two for the one people sign in with, one for each of the others. */
export function buildAddresses({ name, mobile, id }: DemoPerson): DemoAddress[] {
  const first = id === shopper.id ? 0 : Number(mobile) % addresses.length;
  const chosen = id === shopper.id ? [0, 1] : [first];
  return chosen.flatMap((index) => {
    const chosen = addresses[index];
    if (chosen === undefined) {
      return [];
    }
    const [address, city, state, pincode] = chosen;
    return [
      { name, phone: mobile, address, city, state, pincode, landmark: index === 0 ? 'Opposite the post office' : null },
    ];
  });
}
