import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import type { Purse } from './usePurse.ts';

/** What the sheets for adding and withdrawing liquidity are given. */
export interface PoolSheetProps {
  known: PoolInFull;
  account: string;
  purse: Purse;
  onClose: () => void;
}

export interface StakeSheetProps extends PoolSheetProps {
  /** The estimate of a typed amount of one of the pool's assets; '' where nothing can be told. */
  fiatText: (typed: string, asset: Asset) => string;
}

export interface StakeFormProps extends StakeSheetProps {
  way: 'both' | 'one';
  /** Null: there is no choice (an empty pool, or one that can't exchange). */
  onWay: ((way: 'both' | 'one') => void) | null;
}
