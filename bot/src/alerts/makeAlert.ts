import { beginAt, type PriceAlertKind, type PriceRule } from '@xbts/shared/alerts/priceRule.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Market } from '../chain/market/market.ts';
import type { Storage } from '../storage/openStorage.ts';
import { type AskedAlert, addAlert, alertsOf, changeAlert } from '../storage/repositories/alerts.ts';
import { keepChat } from '../storage/repositories/subscribers.ts';

/** Maximum number of alerts per user. */
export const MOST_ALERTS = 50;

/** A requested alert, from the chat or from the app. */
export interface WantedAlert {
  readonly uid: number;
  /** The chat's language, for a user whom the bot does not know yet. */
  readonly language: string;
  /** 'STH', 'STH/BTS', '1.19.5', or any of them by ids. */
  readonly typed: string;
  /** Undefined: above or below, by the direction from the present price. */
  readonly kind: PriceAlertKind | undefined;
  /** A decimal above zero: a price, or percent. */
  readonly level: string;
  readonly repeats: boolean;
}

/** A new alert, and the price it begins at. */
export interface MadeAlert {
  readonly id: bigint;
  readonly asked: AskedAlert;
  readonly price: number;
  /** False: the price has already reached the level, so the alert fires after the price was on the other side. */
  readonly isArmed: boolean;
}

interface AlertDeps {
  readonly storage: Pick<Storage, 'db'>;
  readonly market: Pick<Market, 'subject' | 'quotes'>;
}

/**
 * Makes an alert at the present price. @throws AppError alert.unknown_subject, alert.no_price, alert.same_price,
 * alert.too_many, node.*
 */
export async function makeAlert({ storage, market }: AlertDeps, wanted: WantedAlert): Promise<MadeAlert> {
  const { uid, typed, level, repeats } = wanted;
  const found = await market.subject(typed);
  if (found === undefined) throw new AppError('alert.unknown_subject', { what: typed });
  const price = await priceOf(market, found.subject, found.quote);
  const kind = wanted.kind ?? sideOf(price, Number(level));
  const triggers = beginAt({ kind, level: Number(level), repeats }, price);
  const asked = { ...found, kind, level, repeats };
  await keepChat(storage.db, uid, wanted.language);
  const id = await addAlert(storage.db, { ...asked, ...triggers, uid }, MOST_ALERTS);
  if (id === undefined) throw new AppError('alert.too_many', { most: MOST_ALERTS });
  return { id, asked, price, isArmed: triggers.isArmed };
}

/**
 * Changes an alert's rule, starting at the present price. @throws AppError request.not_found, alert.no_price, node.*
 */
export async function editAlert(
  { storage, market }: AlertDeps,
  { uid, id, rule }: { uid: number; id: bigint; rule: Omit<PriceRule, 'level'> & { level: string } },
): Promise<void> {
  const known = (await alertsOf(storage.db, uid)).find((alert) => alert.id === id);
  if (known === undefined) throw new AppError('request.not_found', { what: 'alert' });
  const price = await priceOf(market, known.subject, known.quote);
  const triggers = beginAt({ ...rule, level: Number(rule.level) }, price);
  await changeAlert(storage.db, { uid, id, ...rule, ...triggers });
}

async function priceOf(market: Pick<Market, 'quotes'>, subject: string, symbol: string): Promise<number> {
  const price = (await market.quotes([subject])).get(subject)?.price;
  if (price === undefined) throw new AppError('alert.no_price', { what: symbol });
  return price;
}

function sideOf(price: number, level: number): PriceAlertKind {
  if (price === level) throw new AppError('alert.same_price');
  return price < level ? 'above' : 'below';
}
