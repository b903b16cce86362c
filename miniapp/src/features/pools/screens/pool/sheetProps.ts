import type { Balances } from '../../../account/model/useBalances.ts';
import type { PoolInFull } from '../../model/poolShares.ts';

/** The props of the sheets for adding and withdrawing liquidity. */
export interface PoolSheetProps {
  known: PoolInFull;
  account: string;
  balances: Balances;
  onClose: () => void;
}

export interface StakeFormProps extends PoolSheetProps {
  way: 'both' | 'one';
  /** Null: there is no choice (an empty pool, or one that cannot exchange). */
  onWay: ((way: 'both' | 'one') => void) | null;
}
