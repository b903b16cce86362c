import type { AccountOptions, Authority, NoExtensions, WithFee } from './parts.ts';

export interface AccountCreate extends WithFee {
  registrar: string;
  referrer: string;
  referrer_percent: number;
  name: string;
  owner: Authority;
  active: Authority;
  options: AccountOptions;
  extensions: NoExtensions;
}
