import type { GenesisWorker } from '../../chain/ledger/genesis.ts';
import { toTime } from '../../chain/ledger/time.ts';
import type { WorldAccountName } from '../accounts.ts';
import { DAY } from './seeder.ts';

interface WorldWorker {
  readonly name: string;
  readonly account: WorldAccountName;
  /** Days from today. */
  readonly begins: number;
  readonly ends: number;
  /** Whole BTS. */
  readonly dailyPay: bigint;
  readonly pays: GenesisWorker['pays'];
}

const workers: readonly WorldWorker[] = [
  {
    name: 'refund-400k',
    account: 'xbts-faucet1',
    begins: -200,
    ends: 900,
    dailyPay: 400_000n,
    pays: 'refund',
  },
  { name: '2026-core-team', account: 'bob-holder2', begins: -120, ends: 240, dailyPay: 32_000n, pays: 30 },
  {
    name: '2027-explorer-and-statistics',
    account: 'carol-pools3',
    begins: 40,
    ends: 220,
    dailyPay: 4_500n,
    pays: 1,
  },
  {
    name: '2025-mobile-wallet',
    account: 'frank-orders6',
    begins: -500,
    ends: -140,
    dailyPay: 9_000n,
    pays: 90,
  },
  { name: 'burn-a-little', account: 'xbts-faucet1', begins: -60, ends: 300, dailyPay: 1_200n, pays: 'burn' },
];

/**
 * Workers that request pay from the reserve: one that returns its pay, one active, one in the future, one that has
 * ended, one that burns its pay.
 */
export const worldWorkers = (todaySeconds: number): GenesisWorker[] =>
  workers.map(({ name, account, begins, ends, dailyPay, pays }) => ({
    account,
    work_begin_date: toTime(todaySeconds + begins * DAY),
    work_end_date: toTime(todaySeconds + ends * DAY),
    daily_pay: dailyPay * 100_000n,
    pays,
    name,
    url: `https://workers.example/${name}`,
  }));
