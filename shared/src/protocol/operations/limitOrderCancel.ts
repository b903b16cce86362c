import type { WithFee } from './parts.ts';

export interface LimitOrderCancel extends WithFee {
  fee_paying_account: string;
  order: string;
  extensions: [];
}
