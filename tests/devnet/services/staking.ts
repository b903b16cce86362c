import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import type { Asset } from '../chain/ledger/objects/amounts.ts';
import type { AssetObject } from '../chain/ledger/objects/assets.ts';
import type { OperationRecord } from '../chain/ledger/objects/operations.ts';
import type { VestingBalanceObject } from '../chain/ledger/objects/vesting.ts';
import { worldAssets } from '../world/assets.ts';
import { usdPrices } from '../world/prices.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

const stakingAsset = '1.3.4099';
const payerName = 'sth-payer';
const monthSeconds = 2_592_000;
/** What an asset of the payer must be worth to be paid out, US dollars. */
const quorumUsd = 3_000;

/** Extra weight of a term in percent of the stake (spec §9: 6 months +50 %, 12 months +100 %). */
const bonusPercent = (months: number): bigint => {
  if (months >= 12) return 100n;
  return months >= 6 ? 50n : 0n;
};

/** The staking service under /staking: shares from the stakes on chain, payments from the payer's transfers. */
export function stakingRoutes(ledger: Ledger): readonly ServiceRoute[] {
  return [
    { method: 'GET', path: '/staking/api/public/percents', answer: () => percents(ledger) },
    {
      method: 'GET',
      path: '/staking/api/get/assets',
      answer: () => payAssets(ledger).filter(({ quorum }) => quorum === 100),
    },
    {
      method: 'GET',
      path: '/staking/api/get/noassets',
      answer: () => payAssets(ledger).filter(({ quorum }) => quorum < 100),
    },
    {
      method: 'GET',
      path: '/staking/api/payments/:account',
      answer: (request) => payments(ledger, (request.params as { account: string }).account),
    },
  ];
}

const weightOf = ({ balance, policy }: VestingBalanceObject) => {
  const months = policy[0] === 1 ? Math.round(policy[1].vesting_seconds / monthSeconds) : 0;
  return { amount: balance.amount, bonus: (balance.amount * bonusPercent(months)) / 100n };
};

function percents({ state }: Ledger): object {
  const { precision } = state.asset(stakingAsset);
  const shares = new Map<string, { amount: bigint; bonus: bigint }>();
  for (const stake of state.all('1.13')) {
    if (stake.balance.asset_id !== stakingAsset || stake.policy[0] !== 1) continue;
    const { amount, bonus } = weightOf(stake);
    const { name } = state.account(stake.owner);
    const sum = shares.get(name) ?? { amount: 0n, bonus: 0n };
    shares.set(name, { amount: sum.amount + amount, bonus: sum.bonus + bonus });
  }
  const total = [...shares.values()].reduce((sum, { amount, bonus }) => sum + amount + bonus, 0n);
  const holders = [...shares]
    .map(([account, { amount, bonus }]) => ({ account, amount, bonus, weight: amount + bonus }))
    .filter(({ weight }) => weight > 0n)
    .sort((one, other) => (one.weight > other.weight ? -1 : 1))
    .map(({ account, amount, bonus, weight }) => ({
      account,
      amount: formatPlain(amount, precision),
      bonus: formatPlain(bonus, precision),
      percent: formatPlain((weight * 1_000_000n) / total, 4),
    }));
  return { total: formatPlain(total, precision), holders };
}

function payAssets({ state }: Ledger): { asset: string; amount: string; quorum: number }[] {
  const payer = state.accountByName(payerName);
  if (payer === undefined) return [];
  return state.balancesOf(payer.id).flatMap(({ asset_type, balance }) => {
    const asset = state.asset(asset_type);
    const worth = usdOf(asset, balance);
    if (worth === 0) return [];
    const quorum = Math.min(100, Math.floor((worth / quorumUsd) * 10_000) / 100);
    return [{ asset: asset.symbol, amount: formatPlain(balance, asset.precision), quorum }];
  });
}

function usdOf({ symbol, precision }: AssetObject, balance: bigint): number {
  const coin = symbol === 'BTS' ? 'BTS' : worldAssets.find((asset) => asset.symbol === symbol)?.coin;
  return coin === undefined ? 0 : (Number(balance) / 10 ** precision) * usdPrices[coin];
}

function payments({ state }: Ledger, name: string): object[] {
  const [account, payer] = [state.accountByName(name), state.accountByName(payerName)];
  if (account === undefined || payer === undefined) return [];
  return state
    .accountHistory(account.id)
    .map(({ operation_id }) => state.get('1.11', operation_id))
    .filter(
      ({ op: [type, members] }) =>
        type === operationType.transfer && members.from === payer.id && members.to === account.id,
    )
    .map((record) => paymentOf(record, state.asset(amountOf(record).asset_id)))
    .reverse();
}

const amountOf = ({ op: [, members] }: OperationRecord) => members.amount as Asset;

function paymentOf(record: OperationRecord, asset: AssetObject): object {
  const day = new Date(`${record.block_time}Z`);
  // 24 epochs a year: a payout on every 1st and 15th.
  const epoch = day.getUTCFullYear() * 100 + day.getUTCMonth() * 2 + (day.getUTCDate() >= 15 ? 2 : 1);
  return {
    id: record.id,
    time: record.block_time,
    asset: asset.symbol,
    amount: formatPlain(amountOf(record).amount, asset.precision),
    epoch,
  };
}
