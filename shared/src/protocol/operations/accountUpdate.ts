import type { AccountOptions, Authority, NoExtensions, WithFee } from './parts.ts';

export interface AccountUpdate extends WithFee {
  account: string;
  owner?: Authority;
  active?: Authority;
  new_options?: AccountOptions;
  extensions: NoExtensions;
}
