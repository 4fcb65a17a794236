import type { Db } from '@aaram/runtime/db';
import { type PriceRule, priceRules } from '@aaram/shared-domain/tax';
import { lockSetting, putSetting, readSetting } from './settings.repository.ts';

const NAME = 'price-rule';

/** How prices are made, and since when; null since the beginning. */
export type PriceRuleSetting = { rule: PriceRule; since: string | null };

function toSetting(value: unknown): PriceRuleSetting {
  const { rule, since = null } = (value ?? {}) as { rule?: unknown; since?: string | null };
  return { rule: priceRules.find((one) => one === rule) ?? 'spec', since };
}

/** How prices are made now. Everything that charges money reads it in its transaction. */
export const readPriceRule = async (db: Db): Promise<PriceRule> => toSetting(await readSetting(db, NAME)).rule;

export const readPriceRuleSetting = async (db: Db): Promise<PriceRuleSetting> => toSetting(await readSetting(db, NAME));

/** The same, locked until the transaction ends. */
export const lockPriceRule = async (tx: Db): Promise<PriceRuleSetting> => toSetting(await lockSetting(tx, NAME));

export const putPriceRule = (tx: Db, setting: PriceRuleSetting) => putSetting(tx, NAME, setting);
