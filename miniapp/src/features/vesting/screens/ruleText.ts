import { secondsOf, type Vesting } from '@xbts/shared/staking/vesting.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import type { TranslateVesting } from '../texts/vestingTexts.ts';

const DAY_SECONDS = 86_400;

/** By which rule the chain releases a balance (chain.md §7), in words; days are rounded up. */
export function ruleText({ policy }: Pick<Vesting, 'policy'>, t: TranslateVesting): string {
  if (policy[0] === 2) return t('instant');
  if (policy[0] === 0) {
    const { begin_timestamp, vesting_cliff_seconds, vesting_duration_seconds } = policy[1];
    const after = (seconds: number) => formatDateTime((secondsOf(begin_timestamp) + seconds) * 1000);
    return t('linear', { end: after(vesting_duration_seconds), cliff: after(vesting_cliff_seconds) });
  }
  const start = secondsOf(policy[1].start_claim);
  const count = Math.ceil(Math.max(policy[1].vesting_seconds, 1) / DAY_SECONDS);
  return start === 0 ? t('coinDays', { count }) : t('gate', { start: formatDateTime(start * 1000), count });
}
