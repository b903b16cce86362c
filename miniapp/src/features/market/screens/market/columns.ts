import type { ReactNode } from 'react';
import type { Picked } from '../../model/orderDraft.ts';
import type { ChartPartProps } from './ChartPart.tsx';
import type { MarketPartsProps } from './MarketParts.tsx';

/** What both arrangements of a market's page show. */
export interface ColumnsProps extends Omit<MarketPartsProps, 'isDesk'> {
  readonly book: ReactNode;
  readonly chart: Pick<ChartPartProps, 'choice' | 'onChoose'>;
  /** What fills in the form; another object fills it again. */
  readonly filling: Picked | null;
  readonly onFill: (filling: Picked | null) => void;
  /** 1.2.x of the current account. */
  readonly accountId: string | undefined;
}
