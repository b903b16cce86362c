import type { WithFee } from './parts.ts';

export interface AccountUpgrade extends WithFee {
  account_to_upgrade: string;
  upgrade_to_lifetime_member: boolean;
  extensions: [];
}
