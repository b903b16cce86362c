import type { WithFee } from './parts.ts';

export interface AccountWhitelist extends WithFee {
  authorizing_account: string;
  account_to_list: string;
  new_listing: number;
  extensions: [];
}
