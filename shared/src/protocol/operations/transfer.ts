import type { AssetAmount, Memo, WithFee } from './parts.ts';

export interface Transfer extends WithFee {
  from: string;
  to: string;
  amount: AssetAmount;
  memo?: Memo;
  extensions: [];
}
