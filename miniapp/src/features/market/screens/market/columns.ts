import type { ReactNode } from 'react';
import type { DrawnRow } from './bookRows.ts';
import type { ChartPartProps } from './ChartPart.tsx';
import type { MarketPartsProps } from './MarketParts.tsx';

/** What both arrangements of a market's page show. */
export interface ColumnsProps extends Omit<MarketPartsProps, 'isDesk'> {
  readonly book: ReactNode;
  readonly chart: Pick<ChartPartProps, 'choice' | 'onChoose'>;
  readonly picked: DrawnRow | null;
  /** 1.2.x of the current account. */
  readonly accountId: string | undefined;
}
