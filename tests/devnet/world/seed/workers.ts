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
}

const workers: readonly WorldWorker[] = [
  { name: 'refund-400k', account: 'xbts-faucet1', begins: -200, ends: 900, dailyPay: 400_000n },
  { name: '2026-core-team', account: 'bob-holder2', begins: -120, ends: 240, dailyPay: 32_000n },
  { name: '2027-explorer-and-statistics', account: 'carol-pools3', begins: 40, ends: 220, dailyPay: 4_500n },
  { name: '2025-mobile-wallet', account: 'frank-orders6', begins: -500, ends: -140, dailyPay: 9_000n },
];

/** Those who ask to be paid from the reserve: one that returns its pay, one at work, one to come, one that is over. */
export const worldWorkers = (todaySeconds: number): GenesisWorker[] =>
  workers.map(({ name, account, begins, ends, dailyPay }) => ({
    account,
    work_begin_date: toTime(todaySeconds + begins * DAY),
    work_end_date: toTime(todaySeconds + ends * DAY),
    daily_pay: dailyPay * 100_000n,
    name,
    url: `https://workers.example/${name}`,
  }));
