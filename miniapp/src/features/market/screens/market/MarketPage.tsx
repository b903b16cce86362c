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
import { useMedia } from '../../../../ui/display/useIsWide.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { marketPath, pairKey, pairOfKey, type SymbolPair } from '../../model/marketPair.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { readMarketAssets, useMarketAssets } from '../../model/useMarketAssets.ts';
import { useMarketFeed } from '../../model/useMarketFeed.ts';
import { useTrades } from '../../model/useTrades.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';
import { PairLine, PairLink, PriceHead } from './MarketHead.tsx';
import { MarketParts } from './MarketParts.tsx';

/** Leaves a chart, beside it book and form, in a window with the sidebar. */
const DESK = '(min-width: 1024px)';

/** Reads the data of an address's market before its render. */
export const readMarket = (queries: QueryClient, key: string): Promise<void> =>
  readMarketAssets(queries, key);

// After the book, which users come for.
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
  const isDesk = useMedia(DESK);
  return (
    <Page
      title={`${pair.quote} / ${pair.base}`}
      isFilled={isDesk}
      heading={isDesk ? undefined : <PairLink {...pair} />}
      titleEnd={<IconButton icon="swap" label={t('head.flip')} onPress={flip} />}
    >
      {unknown !== null ? (
        <NoMarket title={t('head.unknown', { symbol: unknown })} />
      ) : error !== null ? (
        <Failure error={error} onRetry={retry} />
      ) : market === null ? (
        <Skeleton height={480} />
      ) : (
        <KnownMarket market={market} account={account} isDesk={isDesk} onFlip={flip} />
      )}
    </Page>
  );
}

interface KnownMarketProps {
  market: MarketAssets;
  account: string;
  isDesk: boolean;
  onFlip: () => void;
}

function KnownMarket({ market, account, isDesk, onFlip }: KnownMarketProps) {
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
      <div className={isDesk ? styles.desk : styles.phone}>
        {isDesk ? (
          <PairLine market={market} spread={spread} isPoolDue={isBookThere} onFlip={onFlip} />
        ) : (
          <PriceHead market={market} isPoolDue={isBookThere} />
        )}
        <MarketParts {...{ market, account, view, trades, isDesk }} isRestDue={isBookThere} />
      </div>
    </>
  );
}
