import { crossingAt } from '@xbts/shared/alerts/priceRule.ts';
import type { SubjectQuote } from '../../chain/market/market.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { ruleOf } from '../../storage/repositories/alerts.ts';
import { type CrossedAlert, crossedAlerts, moveAlerts } from '../../storage/repositories/crossedAlerts.ts';
import { queueOwn } from '../../storage/repositories/outbox.ts';
import type { Db } from '../../storage/tables.ts';
import { alertKey, type FiredAlert, priceAlert } from '../kinds/priceAlert.ts';

/** Crossed alerts per transaction. */
const pageSize = 1_000;

/**
 * Moves every alert that the prices have reached, and queues a notice of each that fires, in pages that succeed or fail
 * as a whole. A moved alert is not crossed by the same prices again, so nothing is repeated after a crash or beside
 * another process. Resolves to the number that fired.
 */
export async function evaluatePrices(
  { db }: Pick<Storage, 'db'>,
  quotes: ReadonlyMap<string, SubjectQuote>,
): Promise<number> {
  if (quotes.size === 0) return 0;
  const prices = [...quotes].map(([subject, { price }]) => ({ subject, price }));
  let told = 0;
  for (;;) {
    const page = await db.transaction().execute(async (transaction) => {
      const crossed = await crossedAlerts(transaction, prices, pageSize);
      return { found: crossed.length, told: await settle(transaction, crossed, quotes) };
    });
    told += page.told;
    if (page.found < pageSize) return told;
  }
}

async function settle(
  db: Db,
  crossed: readonly CrossedAlert[],
  quotes: ReadonlyMap<string, SubjectQuote>,
): Promise<number> {
  const moved = crossed.flatMap((alert) => {
    const crossing = crossingAt(ruleOf(alert), alert, alert.price);
    return crossing === undefined ? [] : [{ alert, crossing, told: alert.told + (crossing.isTold ? 1 : 0) }];
  });
  await moveAlerts(
    db,
    moved.map(({ alert, crossing, told }) => ({
      ...crossing.triggers,
      id: alert.id,
      told,
      price: alert.price,
    })),
  );
  const told = moved.flatMap(({ alert, crossing, told: times }): FiredAlert[] => {
    const quote = quotes.get(alert.subject);
    return crossing.isTold && quote !== undefined ? [{ ...alert, told: times, quoted: quote }] : [];
  });
  return queueOwn(
    db,
    priceAlert.name,
    told.map((each) => ({ uid: each.uid, key: alertKey(each), facts: priceAlert.factOf(each) })),
  );
}
