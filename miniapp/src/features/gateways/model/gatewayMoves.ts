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
  /** Milliseconds since 1970: the address was first shown. */
  startedAt: v.number(),
  /** The head block of that moment: what is credited lies in a later one. */
  sinceBlock: v.number(),
  /** What the user says of their own payment on the other network: whether it was sent, and by which transaction. */
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
  /** Whom it was sent to, under the names that earlier versions of the app read: the issuer, of whom `issuerId` tells again. */
  walletId: v.string(),
  walletName: v.string(),
  issuerId: v.string(),
  sentAt: v.number(),
  /** The block it is in, once that is known. */
  blockNumber: v.nullable(v.number()),
  /** Where in it, and how many of the active witnesses had signed on top of it when that was learned (0: a node's word). */
  proof: v.optional(v.object({ signed: v.number(), active: v.number(), trxInBlock: v.number() })),
});

/** A deposit that is waited for: one per account, gateway and coin. */
export type DepositWatch = v.InferOutput<typeof depositWatch>;
/** A transfer to a gateway that is to be paid out on another network. Nothing in it is secret on this device. */
export type Withdrawal = v.InferOutput<typeof withdrawal>;

const KEPT = 50;
const fields = {
  deposits: records(depositWatch),
  withdrawals: records(withdrawal),
};

interface Actions {
  /** Begins a watch, or replaces the one of the same account, gateway and coin. */
  watch(deposit: DepositWatch): void;
  add(withdrawal: Withdrawal): void;
  setBlock(id: string, found: Pick<Withdrawal, 'blockNumber' | 'proof'>): void;
}

const isSame = (a: DepositWatch, b: Pick<DepositWatch, 'account' | 'family' | 'symbol'>) =>
  a.account === b.account && a.family === b.family && a.symbol === b.symbol;

/** What goes through gateways, kept under `xbts.gatewayMoves`. */
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

/** The deposit that an account waits for from a gateway's coin. */
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
