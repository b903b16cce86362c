/** above, below: the price comes to a level from the other side · moved: it has moved by so many percent, either way. */
export const priceAlertKinds = ['above', 'below', 'moved'] as const;
export type PriceAlertKind = (typeof priceAlertKinds)[number];

/** What somebody wants to be told of a price. Prices of alerts are estimates, so numbers. */
export interface PriceRule {
  readonly kind: PriceAlertKind;
  /** A price; percent for 'moved'. */
  readonly level: number;
  /** Told each time, and not once. */
  readonly repeats: boolean;
}

/** The prices at which something happens to an alert next: at `riseAt` or more, at `fallAt` or less; null: never. */
export interface Triggers {
  readonly riseAt: number | null;
  readonly fallAt: number | null;
  /** Whether it is told then; otherwise the price has only come to the other side, from where the alert can be reached. */
  readonly isArmed: boolean;
}

/** What a price did to an alert. */
export interface Crossing {
  readonly triggers: Triggers;
  readonly isTold: boolean;
}

/** A level that was told is told again when the price was so far on the other side of it: a price that wobbles about it is told once. */
const BAND = 0.005;

const never: Triggers = { riseAt: null, fallAt: null, isArmed: false };

/** How an alert begins at a price: one whose level is behind the price already waits until the price was on the other side. */
export function beginAt(rule: PriceRule, price: number): Triggers {
  const { kind, level } = rule;
  if (kind === 'moved') return movedFrom(level, price);
  const isReached = kind === 'above' ? price >= level : price <= level;
  return isReached ? awaited(rule) : armed(rule);
}

/** Sets an alert again after it was told at a price, without looking at what the price is by now. */
export function onceMore(rule: PriceRule, toldAt: number): Triggers {
  return rule.kind === 'moved' ? movedFrom(rule.level, toldAt) : awaited(rule);
}

/** What a price does to an alert; undefined: nothing. */
export function crossingAt(rule: PriceRule, triggers: Triggers, price: number): Crossing | undefined {
  const { riseAt, fallAt, isArmed } = triggers;
  const isCrossed = (riseAt !== null && price >= riseAt) || (fallAt !== null && price <= fallAt);
  if (!isCrossed) return undefined;
  if (!isArmed) return { triggers: armed(rule), isTold: false };
  return { triggers: rule.repeats ? onceMore(rule, price) : never, isTold: true };
}

function armed({ kind, level }: PriceRule): Triggers {
  return kind === 'above'
    ? { riseAt: level, fallAt: null, isArmed: true }
    : { riseAt: null, fallAt: level, isArmed: true };
}

function awaited({ kind, level }: PriceRule): Triggers {
  return kind === 'above'
    ? { riseAt: null, fallAt: level * (1 - BAND), isArmed: false }
    : { riseAt: level * (1 + BAND), fallAt: null, isArmed: false };
}

function movedFrom(percent: number, anchor: number): Triggers {
  const fallAt = anchor * (1 - percent / 100);
  return { riseAt: anchor * (1 + percent / 100), fallAt: fallAt > 0 ? fallAt : null, isArmed: true };
}
