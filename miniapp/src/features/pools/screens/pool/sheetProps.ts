import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Balances } from '../../../accounts/model/balances.ts';
import type { PoolInFull } from '../../model/poolShares.ts';

/** What the sheets for adding and withdrawing liquidity are given. */
export interface PoolSheetProps {
  known: PoolInFull;
  account: string;
  balances: Balances;
  onClose: () => void;
}

export interface DepositSheetProps extends PoolSheetProps {
  /** The estimate of a typed amount of one of the pool's assets; '' where nothing can be told. */
  fiatText: (typed: string, asset: Asset) => string;
}

export interface StakeFormProps extends DepositSheetProps {
  way: 'both' | 'one';
  /** Null: there is no choice (an empty pool, or one that can't exchange). */
  onWay: ((way: 'both' | 'one') => void) | null;
}
