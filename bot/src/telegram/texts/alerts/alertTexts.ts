import type { PriceAlertKind } from '@xbts/shared/alerts/priceRule.ts';

/** The bot's texts about price alerts and the quiet time, in one language. */
export interface AlertTexts {
  /** Above the list. */
  title: string;
  none: string;
  /** How to create one; also the answer to unreadable input. */
  how: string;
  /** The awaited price: with its unit, or a percentage. */
  rules: Record<PriceAlertKind, (level: string) => string>;
  eachTime: string;
  toldAt(price: string): string;
  isMuted: string;
  isDone: string;
  /** The alert in one line, and the current price. */
  added(facts: { line: string; price: string }): string;
  /** The price is beyond the level already. */
  addedBehind(facts: { line: string; price: string }): string;
  removed: string;
  /** The alert does not exist any more. */
  gone: string;
  unknown(typed: string): string;
  noPrice(typed: string): string;
  samePrice: string;
  tooMany: string;
  /** After a button under a notice was pressed. */
  done: Record<'again' | 'mute' | 'remove', string>;
  minimum: {
    how: string;
    /** An amount with its symbol. */
    on(least: string): string;
    off(symbol: string): string;
    tooFine(symbol: string, decimals: number): string;
  };
  quiet: {
    how: string;
    /** From and to as times of day, with the zone. */
    on(facts: { from: string; to: string; zone: string }): string;
    off: string;
    unknownZone(zone: string): string;
  };
}
