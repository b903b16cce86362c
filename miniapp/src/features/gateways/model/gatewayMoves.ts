import { gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';

const coinOfAccount = {
  account: v.string(),
  family: v.picklist(gatewayFamilies),
  symbol: v.string(),
  address: v.string(),
  /** '' without one. */
  memo: v.string(),
};

const depositWatch = v.object({
  ...coinOfAccount,
  /** Milliseconds since 1970: the first display of the address. */
  startedAt: v.number(),
  /** The head block of that moment: credits come in later ones. */
  sinceBlock: v.number(),
  /** The user's own statement about their payment on the other network: whether it was sent, and its transaction. */
  isSent: v.boolean(),
  theirTransaction: v.string(),
});

const withdrawal = v.object({
  ...coinOfAccount,
  /** The transaction's. */
  id: v.string(),
  assetId: v.string(),
  /** Its name when it was sent. */
  network: v.string(),
  /** Units as a decimal text. */
  units: v.pipe(v.string(), v.regex(/^\d+$/u)),
  precision: v.number(),
  /** The recipient under the names of earlier app versions: the issuer, repeated by `issuerId`. */
  walletId: v.string(),
  walletName: v.string(),
  issuerId: v.string(),
  sentAt: v.number(),
  /** Its block, once known. */
  blockNumber: v.nullable(v.number()),
  /**
   * Its place in the block, and the number of active witnesses that had signed on top of it at that time (0: a node's
   * word).
   */
  proof: v.optional(v.object({ signed: v.number(), active: v.number(), trxInBlock: v.number() })),
});

/** A pending deposit: one per account, gateway and coin. */
export type DepositWatch = v.InferOutput<typeof depositWatch>;
/** A transfer to a gateway for payout on another network. None of it is secret on this device. */
export type Withdrawal = v.InferOutput<typeof withdrawal>;

const KEPT = 50;
const fields = {
  deposits: records(depositWatch),
  withdrawals: records(withdrawal),
};

interface Actions {
  /** Starts a watch, or replaces the one of the same account, gateway and coin. */
  watch(deposit: DepositWatch): void;
  add(withdrawal: Withdrawal): void;
  setBlock(id: string, found: Pick<Withdrawal, 'blockNumber' | 'proof'>): void;
}

const isSame = (a: DepositWatch, b: Pick<DepositWatch, 'account' | 'family' | 'symbol'>) =>
  a.account === b.account && a.family === b.family && a.symbol === b.symbol;

/** Moves through gateways, stored under `xbts.gatewayMoves`. */
export const useGatewayMoves = persistedStore<typeof fields, Actions>({
  key: 'xbts.gatewayMoves',
  group: 'contacts',
  version: 0,
  fields,
  defaults: { deposits: [], withdrawals: [] },
  rest: (change) => ({
    watch: (deposit) =>
      change(({ deposits }) => ({
        deposits: [deposit, ...deposits.filter((each) => !isSame(each, deposit))].slice(0, KEPT),
      })),
    add: (added) =>
      change(({ withdrawals }) => ({
        withdrawals: [added, ...withdrawals.filter(({ id }) => id !== added.id)].slice(0, KEPT),
      })),
    setBlock: (id, found) =>
      change(({ withdrawals }) => ({
        withdrawals: withdrawals.map((each) => (each.id === id ? { ...each, ...found } : each)),
      })),
  }),
});

/** An account's pending deposit of a gateway's coin. */
export function findWatch(
  deposits: readonly DepositWatch[],
  wanted: Pick<DepositWatch, 'account' | 'family' | 'symbol'>,
): DepositWatch | undefined {
  return deposits.find((each) => isSame(each, wanted));
}

/** Name of the account that took the last withdrawal of an asset from this device, when it is another than the issuer now. */
export function formerIssuer(
  withdrawals: readonly Withdrawal[],
  symbol: string,
  now: { readonly id: string },
): string | null {
  const last = withdrawals.find((each) => each.symbol === symbol);
  return last === undefined || last.walletId === now.id ? null : last.walletName;
}
