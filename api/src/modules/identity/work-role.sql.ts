import type { Db } from '@aaram/runtime/db';

/**
 * Joins an account `u` with its membership in a team `m`, the team `t` and its seller `shop`; nothing once that one is
 * closed.
 */
export const joinShop = (db: Db) => db`
  left join team_members m on m.user_id = u.id and u.role <> 'admin'
  left join users shop on shop.id = m.seller_id and shop.role = 'seller' and shop.banned_at is null
  left join teams t on t.seller_id = shop.id`;

/** The role that an account of `joinShop` has here: everyone in a team works as a seller. */
export const workRole = (db: Db) =>
  db`case when u.role = 'admin' then 'admin' when shop.id is null then 'user' else 'seller' end`;
