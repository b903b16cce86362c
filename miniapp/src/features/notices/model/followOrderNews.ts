import { QueryObserver } from '@tanstack/react-query';
import {
  getRelativeAccountHistory,
  MAX_RELATIVE_HISTORY,
} from '@xbts/shared/actions/getRelativeAccountHistory.ts';
import { applyOrderEvents, type OrderChange } from '@xbts/shared/market/ownOrders/applyOrderEvents.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { orderEventOf } from '@xbts/shared/market/ownOrders/orderEvent.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { FullAccount, LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { queryClient } from '../../../platform/cache/queryClient.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { fullAccountQuery, readAccountAgain } from '../../accounts/model/account.ts';
import { joinAccountChanges } from '../../accounts/model/accountChanges.ts';
import { useSession } from '../../accounts/model/session.ts';
import { readMetadataBatch } from '../../assets/model/metadata.ts';
import { addOrderNews, clearOrderNews, newsOf } from './orderNews.ts';
import { tellOrderNews } from './tellOrderNews.ts';

/** An account's open orders, and how many operations of its history they are after. */
interface Known {
  readonly orders: readonly OpenOrder[];
  readonly operations: number;
}

/**
 * Tells from now on what becomes of the open orders of the account in use: in a message, and in rows that stay until they are cleared
 * or another account is used. It reads what the wallet reads anyway, and the history when that has grown. Gives what ends it.
 */
export function followOrderNews(): () => void {
  let end = follow(useSession.getState().account);
  const endSession = useSession.subscribe(({ account }, before) => {
    if (account === before.account) return;
    end();
    clearOrderNews();
    end = follow(account);
  });
  return () => {
    endSession();
    end();
  };
}

function follow(account: string | null): () => void {
  if (account === null) return () => undefined;
  const over = new AbortController();
  let known: Promise<Known | null> = Promise.resolve(null);
  // What is cached counts until something changes: a screen that shows the account has read it just now.
  const observer = new QueryObserver(queryClient, {
    ...fullAccountQuery(account),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const look = ({ data }: { data: FullAccount | undefined }) => {
    if (data === undefined) return;
    // One after the other; what could not be read now is read with the next change.
    known = known.then((before) => compare(before, data, over.signal).catch(() => before));
  };
  const endObserver = observer.subscribe(look);
  look(observer.getCurrentResult());
  const endChanges = joinAccountChanges(readAccountAgain, queryClient, account);
  return () => {
    over.abort();
    endChanges();
    endObserver();
  };
}

/** What is known after a reading of the account, whose news are told. @throws those of ChainReader.call */
async function compare(before: Known | null, full: FullAccount, signal: AbortSignal): Promise<Known> {
  const operations = full.statistics.total_ops;
  if (before !== null && operations <= before.operations) return before;
  const begun = { operations, orders: full.limit_orders.map(openOrderOf) };
  if (before === null) return begun;
  const records = await getRelativeAccountHistory(reads, full.account.id, before.operations, { signal });
  // Away for so long that a page does not hold it all: what stands now is where it goes on from.
  if (records.length === MAX_RELATIVE_HISTORY) return begun;
  const events = records.toReversed().flatMap((record) => orderEventOf(record) ?? []);
  const { open, ended } = applyOrderEvents(before.orders, events, new Date());
  const changes = [
    ...ended,
    ...open
      .filter(({ untold }) => untold !== null)
      .map((order): OrderChange => ({ outcome: 'partlyFilled', order })),
  ];
  await tell(changes, full.account.name, signal);
  return {
    operations: before.operations + records.length,
    orders: open.map((order) => ({ ...order, untold: null })),
  };
}

async function tell(changes: readonly OrderChange[], account: string, signal: AbortSignal): Promise<void> {
  if (changes.every(({ outcome }) => outcome === 'cancelled')) return;
  const ids = [...new Set(changes.flatMap(({ order }) => [order.soldId, order.wantedId]))];
  const assets = await readMetadataBatch(ids, signal);
  const news = changes.flatMap((change) => newsOf(change, account, assets) ?? []);
  if (news.length > 0 && !signal.aborted) await tellOrderNews(addOrderNews(news));
}

const openOrderOf = ({ id, expiration, for_sale: left, sell_price }: LimitOrder): OpenOrder => ({
  id,
  soldId: sell_price.base.asset_id,
  wantedId: sell_price.quote.asset_id,
  priceSold: sell_price.base.amount,
  priceWanted: sell_price.quote.amount,
  left,
  expiresAt: new Date(msOfChainTime(expiration)),
  untold: null,
});
