import type { ReactNode } from 'react';
import type { MarketAssets, Picked } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import type { TradesRead } from '../../model/useTrades.ts';
import type { ChartPartProps } from './ChartPart.tsx';

/** What a market's page has read. */
export interface MarketRead {
  market: MarketAssets;
  account: string;
  view: BookView;
  trades: TradesRead;
  /** The book is loaded, or it failed: the later parts may load. */
  isRestDue: boolean;
}

/** What both arrangements of a market's page show. */
export interface ColumnsProps extends MarketRead {
  readonly book: ReactNode;
  readonly chart: Pick<ChartPartProps, 'choice' | 'onChoose'>;
  /** What fills in the form; another object fills it again. */
  readonly filling: Picked | null;
  readonly onFill: (filling: Picked | null) => void;
  /** 1.2.x of the current account. */
  readonly accountId: string | undefined;
}
