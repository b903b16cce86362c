import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import type { Verb } from '../verb.ts';

const PAYER = 'sth-payer';
const STAKED = 'XBTSX.STH';
/** Pays one whole of each asset per this many staked. */
const RATES = [
  { symbol: STAKED, stakedForOne: 25_000n },
  { symbol: 'BTS', stakedForOne: 100_000n },
] as const;

/** The payment of a round: units of the asset. */
export interface RoundPayment {
  readonly account: string;
  readonly symbol: string;
  readonly precision: number;
  readonly units: bigint;
}

/** Pays one staking round to every holder of a stake, in transfers for the next block. */
export function payStakers(ledger: Ledger, accounts: readonly { name: string }[]): RoundPayment[] {
  const { state } = ledger;
  const staked = state.assetBySymbol(STAKED);
  const payer = state.accountByName(PAYER);
  if (staked === undefined || payer === undefined)
    throw new RangeError(`the chain has no ${STAKED} or no ${PAYER}`);
  const payments: RoundPayment[] = [];
  for (const { name } of accounts) {
    const account = state.accountByName(name);
    const stakes = account === undefined ? [] : state.vestingBalancesOf(account.id);
    const units = stakes
      .filter(({ balance, policy }) => balance.asset_id === staked.id && policy[0] === 1)
      .reduce((sum, { balance }) => sum + balance.amount, 0n);
    if (account === undefined || units === 0n) continue;
    for (const { symbol, stakedForOne } of RATES) {
      const asset = state.assetBySymbol(symbol);
      if (asset === undefined) throw new RangeError(`the chain has no ${symbol}`);
      const paid = (units * 10n ** BigInt(asset.precision)) / 10n ** BigInt(staked.precision) / stakedForOne;
      transfer(ledger, { from: payer.id, to: account.id, units: paid, assetId: asset.id });
      payments.push({ account: name, symbol, precision: asset.precision, units: paid });
    }
  }
  return payments;
}

function transfer(
  ledger: Ledger,
  { from, to, units, assetId }: { from: string; to: string; units: bigint; assetId: string },
): void {
  const body = { from, to, amount: { amount: units.toString(), asset_id: assetId }, extensions: [] };
  const none = { amount: '0', asset_id: '1.3.0' };
  const fee =
    ledger.requiredFees([[operationType.transfer, { fee: none, ...body }]], '1.3.0')[0]?.amount ?? 0n;
  const paid = { ...none, amount: fee.toString() };
  ledger.pushOperations([[operationType.transfer, { fee: paid, ...body }]]);
}

/** Pays out a staking round; the bot notifies subscribers once its blocks are irreversible and the round is quiet. */
export const payRound: Verb = {
  method: 'POST',
  path: '/payouts',
  about: 'pay a staking round to everybody who holds a stake',
  run: ({ parts: { ledger, accounts } }) => {
    const payments = payStakers(ledger, accounts);
    return { payments: payments.map((each) => ({ ...each, units: each.units.toString() })) };
  },
};
