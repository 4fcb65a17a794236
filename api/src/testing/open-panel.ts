import { buildTestApp } from './build-test-app.ts';
import { buildUser, loginAs } from './factories.ts';

/** A test app with a seller, another one and an admin who are logged in, and what they do in the panel. */
export async function openPanel() {
  const t = await buildTestApp();
  const { app, db } = t;
  const seller = await buildUser(db, { role: 'seller', name: 'Farhan Qureshi' });
  const headers = {
    seller: await loginAs(db, seller),
    other: await loginAs(db, await buildUser(db, { role: 'seller' })),
    admin: await loginAs(db, await buildUser(db, { role: 'admin' })),
  };
  return {
    t,
    sellerId: seller.id,
    headers,
    get: (path: string, by = headers.seller) => app.inject({ url: `/api/auth/panel/${path}`, headers: by }),
    /** The seller removes a product. */
    remove: (id: string) => app.inject({ method: 'DELETE', url: `/api/auth/remove/${id}`, headers: headers.seller }),
  };
}
export type OpenPanel = Awaited<ReturnType<typeof openPanel>>;
