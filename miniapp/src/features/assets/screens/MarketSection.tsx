import { useQuery } from '@tanstack/react-query';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatPrice } from '../../../platform/i18n/prices.ts';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { Failure } from '../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { PairText } from '../../../ui/display/SymbolText.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { marketPath } from '../../market/model/marketPair.ts';
import { type MarketRow, marketsOf } from '../model/assetPageMarkets.ts';
import { tickersQuery } from '../model/prices/tickers.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import { AssetIcon } from '../ui/AssetIcon.tsx';
import styles from './AssetScreen.module.css';

const FIRST = 5;

/** The asset's markets, with their last price and the change of a day. */
export function MarketSection({ asset: { symbol } }: { asset: Asset }) {
  const t = useAssetT();
  const tickers = useQuery(tickersQuery);
  const [isWhole, setWhole] = useState(false);
  const rows = marketsOf(symbol, tickers.data ?? {});
  return (
    <Section
      header={t('common.markets')}
      {...(rows.length === 0
        ? {}
        : { footer: t('markets.source', { time: formatClock(tickers.dataUpdatedAt) }) })}
    >
      {tickers.data === undefined && tickers.error !== null && (
        <Failure error={tickers.error} onRetry={() => void tickers.refetch()} />
      )}
      {tickers.isPending && tickers.error === null && <SkeletonCells count={3} />}
      {tickers.data !== undefined && rows.length === 0 && <p className={styles.text}>{t('markets.none')}</p>}
      {rows.slice(0, isWhole ? rows.length : FIRST).map((row) => (
        <MarketCell key={row.pair} row={row} symbol={symbol} />
      ))}
      {!isWhole && rows.length > FIRST && (
        <div className={styles.more}>
          <Button kind="secondary" isStretched onPress={() => setWhole(true)}>
            {t('markets.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}

function MarketCell({ row: { base, quote, ticker }, symbol }: { row: MarketRow; symbol: string }) {
  const t = useAssetT();
  const [, navigate] = useLocation();
  const other = base === symbol ? quote : base;
  return (
    <ListRow
      icon={<AssetIcon symbol={other} />}
      title={<PairText first={base} second={quote} />}
      figure={formatPrice(Number(ticker.last))}
      subtitle={t('markets.lastIn', { symbol: quote })}
      subfigure={
        ticker.isClosed === true ? t('markets.closed') : <ChangeText percent={Number(ticker.change)} />
      }
      onPress={() => navigate(marketPath({ quote: base, base: quote }))}
    />
  );
}
