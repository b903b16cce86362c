import { useInfiniteQuery } from '@tanstack/react-query';
import { sideOf } from '@xbts/shared/market/book/bookOrder.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { reads } from '../../../../platform/chain/reads.ts';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFullAccount } from '../../../account/model/account.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { OwnFill } from '../../model/ownFills.ts';
import { readOwnFills } from '../../model/readOwnFills.ts';
import { tradedKey } from '../../model/useTrades.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { OpenOrders } from '../../ui/OpenOrders.tsx';
import styles from './Market.module.css';

/** The account's own open orders and fills in the market. */
export function Mine({ market, account }: { market: MarketAssets; account: string }) {
  const t = useMarketPageT();
  if (account === '') return <p className={styles.hint}>{t('mine.logIn')}</p>;
  return (
    <>
      <Orders market={market} account={account} />
      <Fills market={market} account={account} />
    </>
  );
}

function Orders({ market, account }: { market: MarketAssets; account: string }) {
  const t = useMarketPageT();
  const full = useFullAccount(account).data;
  if (full === undefined) return <SkeletonCells count={1} hasIcon={false} />;
  const orders = ownOrdersIn(full.limit_orders, market);
  if (orders.length === 0) return <p className={styles.hint}>{t('mine.none')}</p>;
  return (
    <OpenOrders
      account={full.account.name}
      orders={orders}
      assets={new Map([market.base, market.quote].map((asset) => [asset.id, asset]))}
      isCut={full.more_data_available.limit_orders}
    />
  );
}

function Fills({ market, account }: { market: MarketAssets; account: string }) {
  const t = useMarketPageT();
  const accountId = useFullAccount(account).data?.account.id;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnFills(
    market,
    accountId,
  );
  const fills = data?.pages.flatMap((page) => page.fills);
  return (
    <Section header={t('mine.fills')}>
      {data === undefined && error === null && <SkeletonCells count={2} hasIcon={false} />}
      {data === undefined && error !== null && <Failure error={error} onRetry={() => void refetch()} />}
      {fills?.length === 0 && <p className={styles.text}>{t('mine.noFills')}</p>}
      {fills?.map((fill) => (
        <Fill key={fill.id} fill={fill} market={market} />
      ))}
      {hasNextPage && (
        <Button kind="plain" isStretched isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(data !== undefined && error !== null ? 'common.retry' : 'mine.older')}
        </Button>
      )}
    </Section>
  );
}

function Fill({ fill, market: { base, quote } }: { fill: OwnFill; market: MarketAssets }) {
  const t = useMarketPageT();
  const facts = [
    fill.time === null ? t('common.blockNumber', { number: fill.block }) : formatDateTime(fill.time),
    t(fill.isMaker ? 'mine.maker' : 'mine.taker'),
  ];
  return (
    <div className={styles.fill}>
      <p>
        <span className={fill.side === 'buy' ? styles.bought : styles.sold}>
          {t(fill.side === 'buy' ? 'mine.bought' : 'mine.sold')}
        </span>{' '}
        <AmountText units={fill.quote} precision={quote.precision} symbol={quote.symbol} form="plain" />
        {t('mine.for')}
        <AmountText units={fill.base} precision={base.precision} symbol={base.symbol} form="plain" />
      </p>
      <small>{facts.join(' · ')}</small>
    </div>
  );
}

/** Those of an account's open orders that stand in a market. */
function ownOrdersIn(orders: readonly LimitOrder[], { base, quote }: MarketAssets): LimitOrder[] {
  const market = { base: base.id, quote: quote.id };
  return orders.filter((order) => sideOf(market, order) !== null);
}

/** What orders of an account (1.2.x) traded in a market, newest first, page by page; nothing is read for undefined. */
function useOwnFills(market: MarketAssets, accountId: string | undefined) {
  return useInfiniteQuery({
    queryKey: [...tradedKey(market), 'ownFills', accountId],
    queryFn: ({ pageParam: from, signal }) =>
      readOwnFills(reads, { accountId: accountId ?? '', market, from }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: accountId !== undefined,
    staleTime: 60_000,
    meta: { isPrivate: true },
  });
}
