import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import type { RefObject } from 'react';
import { useKeys } from '../../../../platform/keys/keys.ts';
import type { MarketAssets, Picked } from '../../model/orderDraft.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';

/** B and S choose a side of the form; the arrows lead to the best prices of the book, where Enter fills one in. */
export function useDeskKeys(
  { quote }: MarketAssets,
  desk: RefObject<HTMLElement>,
  onFill: (filling: Picked) => void,
): void {
  const t = useMarketPageT();
  const symbol = shownSymbol(quote.symbol);
  // What scrolls does so by the arrows.
  const toPrice = (side: 'bids' | 'asks') => () => {
    if (document.activeElement?.matches('section[tabindex]') === true) return false;
    const best = desk.current?.querySelector<HTMLElement>(`[data-side="${side}"] button[tabindex="0"]`);
    best?.focus();
    return best != null;
  };
  useKeys([
    { press: 'b', label: t('trade.buy', { symbol }), run: () => onFill({ side: 'buy' }) },
    { press: 's', label: t('trade.sell', { symbol }), run: () => onFill({ side: 'sell' }) },
    { press: 'arrowup', label: t('key.asks'), run: toPrice('asks') },
    { press: 'arrowdown', label: t('key.bids'), run: toPrice('bids') },
  ]);
}
