import { QueryObserver } from '@tanstack/react-query';
import { applyOrderEvents, type OrderChange } from '@xbts/shared/market/ownOrders/applyOrderEvents.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import { queryClient } from '../../../platform/cache/queryClient.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { fullAccountQuery, refetchAccount } from '../../account/model/account.ts';
import { joinAccountChanges } from '../../account/model/accountChanges.ts';
import { useSession } from '../../account/model/session.ts';
import { readMetadataBatch } from '../../assets/model/metadata.ts';
import { isCancelledHere } from '../../transactions/model/isCancelledHere.ts';
import { savedOrders, saveOrders } from './knownOrders.ts';
import { addOrderNews, clearOrderNews, newsOf } from './orderNews.ts';
import { type KnownOrders, readOrdersSince, readOwnOrders } from './readOwnOrders.ts';
import { tellIncome } from './tellIncome.ts';
import { tellOrderNews } from './tellOrderNews.ts';

/** Wait after a failed read before the next attempt. */
const AGAIN_MS = 20_000;

/**
 * Tells what became of the open orders of the account in use, and what others paid to it, since it was last looked at on this device, and
 * from now on: in a message, for orders also in rows that stay until they are cleared or another account is used. It follows what the wallet reads anyway, and asks two nodes
 * when that has grown. Gives what ends it.
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
  let known: Promise<KnownOrders | null> = chain
    .chainId()
    .then((id) => savedOrders(account, id))
    .catch(() => null);
  let again: ReturnType<typeof setTimeout> | undefined;
  // The cache is valid until something changes: a screen that shows the account has just read it.
  const observer = new QueryObserver(queryClient, {
    ...fullAccountQuery(account),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const look = ({ data }: { data: FullAccount | undefined }) => {
    if (data === undefined) return;
    // In sequence; failed or disputed reads are repeated a little later.
    known = known.then((before) =>
      compareAndSave(before, data, over.signal).catch(() => {
        clearTimeout(again);
        if (!over.signal.aborted) again = setTimeout(() => look(observer.getCurrentResult()), AGAIN_MS);
        return before;
      }),
    );
  };
  const endObserver = observer.subscribe(look);
  look(observer.getCurrentResult());
  // An earlier visit's data say nothing about later changes.
  if (observer.getCurrentResult().dataUpdatedAt < performance.timeOrigin)
    void observer.refetch({ cancelRefetch: false });
  const endChanges = joinAccountChanges(refetchAccount, queryClient, account);
  return () => {
    over.abort();
    clearTimeout(again);
    endChanges();
    endObserver();
  };
}

/** Like compare; the new state is stored for the next visit once its news are reported. */
async function compareAndSave(
  before: KnownOrders | null,
  full: FullAccount,
  signal: AbortSignal,
): Promise<KnownOrders> {
  const after = await compare(before, full, signal);
  if (after !== before && !signal.aborted) saveOrders(full.account.name, await chain.chainId(), after);
  return after;
}

/**
 * The state after a read of the account, with its news reported. That read only triggers: reported changes are agreed
 * on by two operators' nodes. @throws those of readAgreedWhole
 */
async function compare(
  before: KnownOrders | null,
  full: FullAccount,
  signal: AbortSignal,
): Promise<KnownOrders> {
  const { account, statistics } = full;
  if (before !== null && statistics.total_ops <= before.operations) return before;
  if (before === null) return readOwnOrders(account.name);
  const range = { after: before.operations, upTo: statistics.total_ops };
  const since = await readOrdersSince(account.id, range);
  // Away for too long for one page: the present state is the new start.
  if (since === null) return readOwnOrders(account.name);
  const { open, ended } = applyOrderEvents(before.orders, since.events, new Date());
  const rests = ({ order }: OrderChange) => since.resting.find(({ id }) => id === order.id);
  const isOver = (change: OrderChange) => change.outcome !== 'filled' || rests(change) === undefined;
  // The initial read may have included a pending trade, which then counts twice.
  const still = ended.flatMap((change) =>
    isOver(change) ? [] : [{ ...change.order, left: rests(change)?.left ?? 0n }],
  );
  const orders = [...open, ...still];
  const partly = orders
    .filter(({ untold }) => untold !== null)
    .map((order): OrderChange => ({ outcome: 'partlyFilled', order }));
  await tell([...ended.filter(isOver), ...partly], account.name, signal);
  await tellIncome(since.incomes, signal);
  return {
    operations: before.operations + since.operations,
    orders: orders.map((order) => ({ ...order, untold: null })),
  };
}

async function tell(changes: readonly OrderChange[], account: string, signal: AbortSignal): Promise<void> {
  // The user sees their own cancellations here.
  const told = changes.filter(({ outcome, order }) => outcome !== 'cancelled' || !isCancelledHere(order.id));
  if (told.length === 0) return;
  const ids = [...new Set(told.flatMap(({ order }) => [order.soldId, order.wantedId]))];
  const assets = await readMetadataBatch(ids, signal);
  const news = told.flatMap((change) => newsOf(change, account, assets) ?? []);
  if (news.length > 0 && !signal.aborted) await tellOrderNews(addOrderNews(news));
}
