import * as v from 'valibot';
import { isCheapName } from '../names.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, accountOptions, authority, fee } from '../packedParts.ts';
import { text, uint16 } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { feeHistory } from './history.ts';
import type { AccountOptions, Authority, NoExtensions, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

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

export const accountCreate = {
  payer: 'registrar',
  layout: () => ({
    fee,
    registrar: account,
    referrer: account,
    referrer_percent: uint16,
    name: text,
    owner: authority,
    active: authority,
    options: accountOptions,
    extensions: nothing,
  }),
  feeDefaults: { basic_fee: 500_000n, premium_fee: 200_000_000n, price_per_kbyte: 100_000n },
  fee: ({ name }, { parameters: { basic_fee, premium_fee }, bodyFee }) =>
    ((isCheapName(name) ? basic_fee : premium_fee) ?? 0n) + bodyFee(),
} satisfies KnownOperation<AccountCreate>;

export const accountCreateHistory = feeHistory(operationType.account_create, {
  registrar: anAccount,
  referrer: anAccount,
  name: v.string(),
});
