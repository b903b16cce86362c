/**
 * above, below: the price reaches a level from the other side · moved: the price has moved by a percentage in either
 * direction.
 */
export const priceAlertKinds = ['above', 'below', 'moved'] as const;
export type PriceAlertKind = (typeof priceAlertKinds)[number];

/** A user's price alert. Its prices are estimates, hence numbers. */
export interface PriceRule {
  readonly kind: PriceAlertKind;
  /** A price; percent for 'moved'. */
  readonly level: number;
  /** Fires each time, not once. */
  readonly repeats: boolean;
}

/** The prices at which an alert changes next: at `riseAt` or more, at `fallAt` or less; null: never. */
export interface Triggers {
  readonly riseAt: number | null;
  readonly fallAt: number | null;
  /** Whether it fires then. Otherwise the price only crosses to the side from which it can reach the level. */
  readonly isArmed: boolean;
}

/** The effect of a price on an alert. */
export interface Crossing {
  readonly triggers: Triggers;
  readonly isTold: boolean;
}

/**
 * A level fires again only after the price was this far (0.5 %) on its other side, so a price that hovers around it
 * fires once.
 */
const BAND = 0.005;

const never: Triggers = { riseAt: null, fallAt: null, isArmed: false };

/**
 * An alert's state at its first price. An alert whose level has already been passed waits until the price crosses back.
 */
export function beginAt(rule: PriceRule, price: number): Triggers {
  const { kind, level } = rule;
  if (kind === 'moved') return movedFrom(level, price);
  const isReached = kind === 'above' ? price >= level : price <= level;
  return isReached ? awaited(rule) : armed(rule);
}

/** Re-arms an alert from the price at which it fired, without regard to the present price. */
export function onceMore(rule: PriceRule, toldAt: number): Triggers {
  return rule.kind === 'moved' ? movedFrom(rule.level, toldAt) : awaited(rule);
}

/** The effect of a price on an alert; undefined: none. */
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
