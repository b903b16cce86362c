/** The confirmation that the price impact of an entry's swap needs, like any swap's. */
export type EntryImpactLevel = 'none' | 'warn' | 'confirm' | 'block';

const WARN_FROM = 0.03;
const CONFIRM_FROM = 0.1;
const BLOCK_FROM = 0.5;

/** The level of an impact, a part of one. */
export function entryImpactLevel(impact: number): EntryImpactLevel {
  if (impact >= BLOCK_FROM) return 'block';
  if (impact >= CONFIRM_FROM) return 'confirm';
  return impact >= WARN_FROM ? 'warn' : 'none';
}

/** True when an entry with this impact and this typed word may be reviewed. */
export function isImpactAccepted(impact: number, typed: string, word: string): boolean {
  const level = entryImpactLevel(impact);
  if (level === 'confirm') return typed.trim().toLowerCase() === word.toLowerCase();
  return level !== 'block';
}
