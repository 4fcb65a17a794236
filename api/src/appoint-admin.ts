/** `npm run admin -- person@example.com`: makes an account of this store an admin. */
import { appointAdmin } from './modules/people/appoint-admin.ts';
import { withStore } from './with-store.ts';

await withStore(async (db) => {
  const [email] = process.argv.slice(2);
  if (email === undefined || !email.includes('@')) {
    throw new Error('Whose account? npm run admin -- person@example.com');
  }
  return `${await appointAdmin(db, email)} is an admin now, and has to log in again.`;
});
