import { getRestingUnits } from '@xbts/shared/actions/getRestingUnits.ts';
import { readAgreedWhole } from '@xbts/shared/client/agreedWhole.ts';
import { applyOrderEvents, type OrderChange } from '@xbts/shared/market/ownOrders/applyOrderEvents.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import type { ChainNames } from '../../chain/follower/chainNames.ts';
import { readOrderEvents } from '../../chain/orders/readOrderEvents.ts';
import { openOrdersOf, replaceOpenOrders } from '../../storage/repositories/openOrders.ts';
import { advanceAccount, type DueAccount } from '../../storage/repositories/orderAccounts.ts';
import { orderChanged, type SettledOrder } from '../kinds/orderChanged.ts';
import { queueEvents } from '../queueEvents.ts';
import type { OrderDeps, SettledTo } from './orderDeps.ts';

/** An order missing from the chain, whose end no history shows, is dropped this long after it expired. */
const forgottenMs = 600_000;

/**
 * Reads an account's history up to a block, and stores its open orders together with the due notices, all or nothing.
 * Changes that another process has settled in between are left to it.
 * @throws those of readAgreedWhole, and storage.* codes
 */
export async function settleAccount(deps: OrderDeps, account: DueAccount, to: SettledTo): Promise<void> {
  const { storage, client, names, joinMs } = deps;
  const { id, readTo } = account;
  const before = await openOrdersOf(storage.db, id);
  const { value: events } = await readAgreedWhole(client, 'get_account_history', (reader) =>
    readOrderEvents(reader, { accountId: id, after: readTo, to: to.block }),
  );
  const applied = await withoutResting(deps, applyOrderEvents(before, events, to.at));
  const open = applied.open.filter(({ expiresAt }) => expiresAt.getTime() > to.at.getTime() - forgottenMs);
  const due = (order: OpenOrder) =>
    order.untold !== null && order.untold.since.getTime() <= to.at.getTime() - joinMs;
  const changes: OrderChange[] = [
    ...applied.ended,
    ...open.filter(due).map((order) => ({ outcome: 'partlyFilled' as const, order })),
  ];
  const told = await named(names, changes, { account, block: to.block });
  await storage.db.transaction().execute(async (transaction) => {
    if (!(await advanceAccount(transaction, id, { from: readTo, to: to.block }))) return;
    const kept = open.map((order) => (due(order) ? { ...order, untold: null } : order));
    await replaceOpenOrders(transaction, id, kept);
    await queueEvents(transaction, orderChanged, told);
  });
}

/**
 * An order that was open when following began may have been read with a pending trade, which then counts twice. An
 * order that seems sold but still rests takes the chain's figure.
 */
async function withoutResting(
  { client }: Pick<OrderDeps, 'client'>,
  { open, ended }: ReturnType<typeof applyOrderEvents>,
): Promise<ReturnType<typeof applyOrderEvents>> {
  const seemsSold = ({ outcome, order }: OrderChange) => outcome === 'filled' && order.left <= 0n;
  const resting = await getRestingUnits(
    client,
    ended.filter(seemsSold).map(({ order }) => order.id),
  );
  const kept = ended.flatMap(({ order }) => {
    const left = resting.get(order.id);
    return left === undefined ? [] : [{ ...order, left }];
  });
  return { open: [...open, ...kept], ended: ended.filter(({ order }) => !resting.has(order.id)) };
}

/** The changes with their names. */
async function named(
  names: ChainNames,
  changes: readonly OrderChange[],
  { account, block }: { account: DueAccount; block: number },
): Promise<SettledOrder[]> {
  const assets = await names.assets(changes.flatMap(({ order }) => [order.soldId, order.wantedId]));
  const shown = (id: string) => {
    const { symbol, precision } = assets.get(id) ?? { symbol: id, precision: 0 };
    return { symbol, precision };
  };
  return changes.map((change) => ({
    ...change,
    accountId: account.id,
    accountName: account.name,
    block,
    sells: shown(change.order.soldId),
    wants: shown(change.order.wantedId),
  }));
}
