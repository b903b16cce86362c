import type { TranslateVault } from '../../texts/vaultTexts.ts';

/** Longer waits are said in minutes, begun ones counted whole. */
const MOST_SECONDS = 120;

/** How long to wait for the next try of a PIN, in words; undefined when there is nothing to wait for. */
export function waitText(seconds: number, t: TranslateVault): string | undefined {
  if (seconds === 0) return undefined;
  if (seconds <= MOST_SECONDS) return t('pin.wait', { count: seconds });
  return t('pin.waitMinutes', { count: Math.ceil(seconds / 60) });
}
