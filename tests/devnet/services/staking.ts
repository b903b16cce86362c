import { formatExact, formatPlain } from '@xbts/shared/amounts/amount.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import type { Asset } from '../chain/ledger/objects/amounts.ts';
import type { AssetObject } from '../chain/ledger/objects/assets.ts';
import type { OperationRecord } from '../chain/ledger/objects/operations.ts';
import type { VestingBalanceObject } from '../chain/ledger/objects/vesting.ts';
import { worldAssets } from '../world/assets.ts';
import { usdPrices } from '../world/prices.ts';
import type { ServiceForm } from './conditions.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

const stakingAsset = '1.3.4099';
const payerName = 'sth-payer';
const monthSeconds = 2_592_000;
/** The minimum value for a payout of an asset of the payer, US dollars. */
const quorumUsd = 3_000;

/** Extra weight of a term in percent of the stake (spec §9: 6 months +50 %, 12 months +100 %). */
const bonusPercent = (months: number): bigint => {
  if (months >= 12) return 100n;
  return months >= 6 ? 50n : 0n;
};

/** The staking service under /staking: shares from the stakes on chain, payments from the payer's transfers. */
export function stakingRoutes(ledger: Ledger): readonly ServiceRoute[] {
  const list = (isWanted: (quorum: number) => boolean) => (form: ServiceForm) =>
    payAssets(ledger)
      .filter(({ quorum }) => isWanted(quorum))
      .map(form === 'guess' ? guessedPayAsset : payAsset);
  const paid = list((quorum) => quorum >= 100);
  const waiting = list((quorum) => quorum < 100);
  return [
    {
      method: 'GET',
      path: '/staking/api/public/percents',
      answer: (_request, _reply, form) => (form === 'guess' ? guessedPercents(ledger) : percents(ledger)),
    },
    {
      method: 'GET',
      path: '/staking/api/get/assets',
      answer: (_request, _reply, form) => paid(form),
    },
    {
      method: 'GET',
      path: '/staking/api/get/noassets',
      answer: (_request, _reply, form) => waiting(form),
    },
    {
      // A guess: its form is unknown.
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

interface Share {
  readonly account: string;
  readonly amount: bigint;
  readonly bonus: bigint;
}

/** Every holder, the heaviest first, and the totals; units of the staking asset. */
function shares({ state }: Ledger): { rows: Share[]; staked: bigint; weight: bigint } {
  const byAccount = new Map<string, Share>();
  for (const stake of state.all('1.13')) {
    if (stake.balance.asset_id !== stakingAsset || stake.policy[0] !== 1) continue;
    const { amount, bonus } = weightOf(stake);
    const { name: account } = state.account(stake.owner);
    const sum = byAccount.get(account) ?? { amount: 0n, bonus: 0n };
    byAccount.set(account, { account, amount: sum.amount + amount, bonus: sum.bonus + bonus });
  }
  const rows = [...byAccount.values()]
    .filter(({ amount }) => amount > 0n)
    .sort((one, other) => (one.amount + one.bonus > other.amount + other.bonus ? -1 : 1));
  const staked = rows.reduce((sum, { amount }) => sum + amount, 0n);
  return { rows, staked, weight: rows.reduce((sum, { bonus }) => sum + bonus, staked) };
}

/** The service's format of amounts: six decimals, the rest cut. */
const sixDecimals = (units: bigint, precision: number): string =>
  formatExact((units * 1_000_000n) / 10n ** BigInt(precision), 6);

function percents(ledger: Ledger): object {
  const { precision } = ledger.state.asset(stakingAsset);
  const { rows, staked, weight } = shares(ledger);
  const text = (units: bigint) => sixDecimals(units, precision);
  return {
    total: { bonusesAmount: text(weight), holders: rows.length, realAmount: text(staked) },
    holders: rows.map(({ account, amount, bonus }) => ({
      account,
      amount: text(amount),
      bonus: text(bonus),
      // To one decimal, rounded.
      percent: formatExact(((amount + bonus) * 2_000n + weight) / (weight * 2n), 1),
    })),
  };
}

/** The earlier guessed form: the total is the weight. */
function guessedPercents(ledger: Ledger): object {
  const { precision } = ledger.state.asset(stakingAsset);
  const { rows, weight } = shares(ledger);
  const holders = rows.map(({ account, amount, bonus }) => ({
    account,
    amount: formatPlain(amount, precision),
    bonus: formatPlain(bonus, precision),
    percent: formatPlain(((amount + bonus) * 1_000_000n) / weight, 4),
  }));
  return { total: formatPlain(weight, precision), holders };
}

interface Collected {
  readonly asset: AssetObject;
  /** The holders' future share: half of the fees, which the payer has. */
  readonly balance: bigint;
  readonly fees: number;
  /** The fees from which it is paid. */
  readonly min: number;
  /** Percent of that. */
  readonly quorum: number;
}

function payAssets({ state }: Ledger): Collected[] {
  const payer = state.accountByName(payerName);
  if (payer === undefined) return [];
  return state.balancesOf(payer.id).flatMap(({ asset_type, balance }) => {
    const asset = state.asset(asset_type);
    const usd = usdPriceOf(asset);
    if (usd === 0 || balance === 0n) return [];
    const fees = Number(formatPlain(balance * 2n, asset.precision));
    const min = Number(((quorumUsd * 2) / usd).toPrecision(4));
    return [{ asset, balance, fees, min, quorum: (fees / min) * 100 }];
  });
}

/** JSON numbers, and the name without the gateway's prefix. */
const payAsset = ({ asset, fees, min }: Collected): object => ({
  ticker: asset.symbol.replace(/^XBTSX\./u, ''),
  accumulated_fees: fees,
  min,
});

function guessedPayAsset({ asset, balance, quorum }: Collected): object {
  return {
    asset: asset.symbol,
    amount: formatPlain(balance, asset.precision),
    quorum: Math.min(100, Math.floor(quorum * 100) / 100),
  };
}

function usdPriceOf({ symbol }: AssetObject): number {
  const coin = symbol === 'BTS' ? 'BTS' : worldAssets.find((asset) => asset.symbol === symbol)?.coin;
  return coin === undefined ? 0 : usdPrices[coin];
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
