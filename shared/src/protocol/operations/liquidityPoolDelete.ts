import type { WithFee } from './parts.ts';

export interface LiquidityPoolDelete extends WithFee {
  account: string;
  pool: string;
  extensions: [];
}
