import { beginAt, type PriceAlertKind, type PriceRule } from '@xbts/shared/alerts/priceRule.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Market } from '../chain/market/market.ts';
import type { Storage } from '../storage/openStorage.ts';
import { type AskedAlert, addAlert, alertsOf, changeAlert } from '../storage/repositories/alerts.ts';
import { keepChat } from '../storage/repositories/subscribers.ts';

/** Alerts that one user may have. */
export const MOST_ALERTS = 50;

/** What somebody asks for, in the chat or in the app. */
export interface WantedAlert {
  readonly uid: number;
  /** Of the chat, where the bot does not know the user yet. */
  readonly language: string;
  /** 'STH', 'STH/BTS', '1.19.5', or any by ids. */
  readonly typed: string;
  /** Undefined: above or below, whichever the price has to come to. */
  readonly kind: PriceAlertKind | undefined;
  /** A decimal above zero: a price, or percent. */
  readonly level: string;
  readonly repeats: boolean;
}

/** An alert that was made, and the price it begins at. */
export interface MadeAlert {
  readonly id: bigint;
  readonly asked: AskedAlert;
  readonly price: number;
  /** False: the price is there already, so that it is told when it has been on the other side. */
  readonly isArmed: boolean;
}

interface AlertDeps {
  readonly storage: Pick<Storage, 'db'>;
  readonly market: Pick<Market, 'subject' | 'quotes'>;
}

/**
 * Makes an alert at the price of now. @throws AppError alert.unknown_subject, alert.no_price, alert.same_price, alert.too_many, node.*
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

/** Gives an alert another rule, from the price of now on. @throws AppError request.not_found, alert.no_price, node.* */
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
