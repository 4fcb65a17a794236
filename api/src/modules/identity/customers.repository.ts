import { randomUUID } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';

/** Email and phone as they are stored; '' for what is not known. `passwordHash` is of a random password. */
type Customer = { name: string; email: string; phone: string; passwordHash: string };

/**
 * The account of a customer for whom staff make an order: one that has confirmed this email or proved this phone
 * number, or was made for an earlier order with this email; else a new one without a login. What others typed into
 * their account is no proof, so that no shopper finds an order that is not theirs. The customer opens it by a reset
 * link to the email.
 */
export async function findOrMakeCustomer(db: Db, { name, email, phone, passwordHash }: Customer): Promise<string> {
  const [known] = await db<{ id: string }[]>`
    select id from users
    where deleted_at is null and (
      (email = ${email} and ${email} <> '' and (is_verified or is_guest))
      or (mobile = ${phone} and ${phone} <> '' and mobile_proved_at is not null))
    order by (email = ${email}) desc limit 1`;
  if (known !== undefined) {
    return known.id;
  }
  const insert = (address: string) => db<{ id: string }[]>`
    insert into users (name, email, password_hash, is_guest) values (${name}, ${address}, ${passwordHash}, true)
    on conflict (email) do nothing returning id`;
  const [made] = email === '' ? [] : await insert(email);
  // This email was typed into an account and never confirmed.
  const [guest] = made === undefined ? await insert(`${randomUUID()}@guest.invalid`) : [made];
  return guest?.id ?? '';
}
