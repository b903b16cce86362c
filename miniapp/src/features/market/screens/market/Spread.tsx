import { spreadOf } from '@xbts/shared/market/book/priceSteps.ts';
import { formatPercentOfChain } from '../../../../platform/i18n/prices.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';

/** How far the best ask lies above the best bid; nothing while one side is empty. */
export function Spread({ view }: { view: BookView }) {
  const t = useMarketPageT();
  const spread = spreadOf(view.bids[0], view.asks[0]);
  return spread === null ? null : (
    <small>{t('book.spread', { percent: formatPercentOfChain(spread) })}</small>
  );
}
