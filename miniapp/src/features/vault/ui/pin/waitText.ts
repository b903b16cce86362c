import type { TranslateVault } from '../../texts/vaultTexts.ts';

/** Longer waits are shown in minutes, rounded up. */
const MOST_SECONDS = 120;

/** The wait until the next PIN attempt, in words; undefined without one. */
export function waitText(seconds: number, t: TranslateVault): string | undefined {
  if (seconds === 0) return undefined;
  if (seconds <= MOST_SECONDS) return t('pin.wait', { count: seconds });
  return t('pin.waitMinutes', { count: Math.ceil(seconds / 60) });
}
