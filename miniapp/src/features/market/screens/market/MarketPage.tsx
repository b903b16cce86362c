import type { QueryClient } from '@tanstack/react-query';
import { spreadOf } from '@xbts/shared/market/book/priceSteps.ts';
import { Suspense, useCallback } from 'react';
import { useLocation, useParams } from 'wouter';
import { ageKey } from '../../../../platform/chain/dataServerFallback.ts';
import { useStaleSince } from '../../../../platform/chain/staleSince.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { PairText } from '../../../../ui/display/SymbolText.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { StarButton } from '../../../../ui/inputs/StarButton.tsx';
import { useFavouriteMarkets } from '../../model/favouriteMarkets.ts';
import { marketPath, pairKey, pairOfKey, type SymbolPair } from '../../model/marketPair.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { readMarketAssets, useMarketAssets } from '../../model/useMarketAssets.ts';
import { useMarketFeed } from '../../model/useMarketFeed.ts';
import { useTrades } from '../../model/useTrades.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';
import { MarketHead } from './MarketHead.tsx';
import { MarketParts } from './MarketParts.tsx';

/** Reads the data of an address's market before its render. */
export const readMarket = (queries: QueryClient, key: string): Promise<void> =>
  readMarketAssets(queries, key);

// After the book, which users come for.
const AlertSection = lazyPart(async () => (await import('../../../notices/ui/AlertCell.tsx')).AlertSection);
const AssetWarnings = lazyPart(
  async () => (await import('../../../scam/ui/AssetWarnings.tsx')).AssetWarnings,
);

/** One market: its book, its chart, its trades, and the account's orders there. */
export function MarketPage({ account }: { account: string }) {
  const t = useMarketPageT();
  const { pair: typed = '' } = useParams<{ pair: string }>();
  const pair = pairOfKey(typed);
  if (pair !== null) return <KnownPair key={pairKey(pair)} pair={pair} account={account} />;
  const [one, other] = typed.toUpperCase().split('_');
  return (
    <Page title={t('common.markets')}>
      <NoMarket title={t('head.malformed')} {...(one === other ? { text: t('head.same') } : {})} />
    </Page>
  );
}

/** The address has no market: links to existing ones. */
function NoMarket({ title, text }: { title: string; text?: string }) {
  const t = useMarketPageT();
  const [, navigate] = useLocation();
  const action = <Button onPress={() => navigate('/markets')}>{t('head.toList')}</Button>;
  return (
    <div role="alert">
      <Placeholder icon="search" title={title} text={text} action={action} />
    </div>
  );
}

function KnownPair({ pair, account }: { pair: SymbolPair; account: string }) {
  const t = useMarketPageT();
  const { market, unknown, error, retry } = useMarketAssets(pair);
  const [, navigate] = useLocation();
  const flip = useCallback(
    () => navigate(marketPath({ quote: pair.base, base: pair.quote }), { replace: true }),
    [navigate, pair.base, pair.quote],
  );
  return (
    <div className={styles.wide}>
      <Page
        title={`${pair.quote} / ${pair.base}`}
        heading={<PairText first={pair.quote} second={pair.base} />}
        titleEnd={<Star pair={pair} />}
      >
        {unknown !== null ? (
          <NoMarket title={t('head.unknown', { symbol: unknown })} />
        ) : error !== null ? (
          <Failure error={error} onRetry={retry} />
        ) : market === null ? (
          <Skeleton height={480} />
        ) : (
          <KnownMarket market={market} account={account} onFlip={flip} />
        )}
      </Page>
    </div>
  );
}

function Star({ pair }: { pair: SymbolPair }) {
  const { pairs, toggle } = useFavouriteMarkets();
  const key = pairKey(pair);
  return <StarButton isStarred={pairs.includes(key)} onToggle={() => toggle(key)} />;
}

interface KnownMarketProps {
  market: MarketAssets;
  account: string;
  onFlip: () => void;
}

function KnownMarket({ market, account, onFlip }: KnownMarketProps) {
  const t = useMarketPageT();
  const trades = useTrades(market);
  const view = useMarketFeed(market.base.id, market.quote.id, trades.hear);
  const staleSince = useStaleSince(view);
  const spread = spreadOf(view.bids[0], view.asks[0]);
  const isBookThere = view.dataUpdatedAt > 0 || view.error !== null;
  return (
    <>
      {staleSince !== null && (
        <p className={styles.asOf} role="status">
          {t(ageKey(staleSince), { time: formatClock(staleSince) })}
        </p>
      )}
      <Suspense>
        {isBookThere && <AssetWarnings assets={[market.quote, market.base]} account={account} />}
      </Suspense>
      <MarketHead market={market} spread={spread} isPoolDue={isBookThere} onFlip={onFlip} />
      <MarketParts market={market} account={account} view={view} trades={trades} isRestDue={isBookThere} />
      <Suspense>
        {isBookThere && <AlertSection of={`${market.quote.symbol}/${market.base.symbol}`} />}
      </Suspense>
    </>
  );
}
