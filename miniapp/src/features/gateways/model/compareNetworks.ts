import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import type { CoinRecord, GatewayRecord } from '@xbts/shared/services/gatewayRecord.ts';
import { confirmationMs } from './confirmationTime.ts';
import { type GatewayOffer, offersOf } from './gatewayOffers.ts';
import { coinRecordOf } from './gatewayRecord.ts';
import { arrivesRoundedDown, feesOf, type GatewayTerms, termsOf } from './gatewayTerms.ts';
import { type GatewayDirection, isPayingLate, type NetworkState, networkState } from './networkState.ts';

/** Why a network comes first. */
export type BestReason = 'only_open' | 'only_for_amount' | 'lowest_fee' | 'fastest' | 'lowest_minimum';

/** One network of a coin in the comparison; amounts in units. */
export interface ComparedNetwork {
  readonly offer: GatewayOffer;
  readonly state: NetworkState;
  /** Unknown because it does not answer, not because it was not asked yet. */
  readonly isSilent: boolean;
  /** The time of the bot server's last answer from the gateway: the age of its terms. */
  readonly answeredAt: number | null;
  readonly terms: GatewayTerms;
  /** Both kinds together; null: none is stated, or it is a deposit. */
  readonly fees: bigint | null;
  /** The part of the typed amount that arrives; null without an amount, below the minimum, or without a stated fee. */
  readonly arrives: bigint | null;
  readonly isBelowMinimum: boolean;
  /** The record of withdrawals; undefined while the chain has shown none. */
  readonly record: CoinRecord | undefined;
  /** The expected duration: the usual time of withdrawals, or the confirmations of a deposit. */
  readonly expectedMs: number | null;
  /** null: it is not better than the others, or unusable. */
  readonly best: BestReason | null;
}

export interface Comparison {
  readonly way: GatewayDirection;
  readonly gateways: readonly BoardGateway[];
  readonly records: readonly GatewayRecord[] | undefined;
  /** Units; null: none is typed yet. */
  readonly amount: bigint | null;
  /** Decimals of their common asset. */
  readonly precision: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const rank = { works: 0, slow: 1, unknown: 2, maintenance: 3 } as const satisfies Record<
  NetworkState,
  number
>;

/**
 * The networks of an asset, the best first: a working one that accepts the amount, then by cost, duration and minimum.
 */
export function compareNetworks(symbol: string, comparison: Comparison): ComparedNetwork[] {
  const rows = offersOf(comparison.gateways, symbol).map((offer) => comparedOf(offer, comparison));
  const [first, ...others] = rows.sort(byMerit);
  if (first === undefined) return [];
  return [{ ...first, best: reasonOf(first, others) }, ...others];
}

function comparedOf(offer: GatewayOffer, comparison: Comparison): ComparedNetwork {
  const { way, gateways, records, amount, precision, now } = comparison;
  const { family, coin } = offer;
  const gateway = gateways.find((each) => each.family === family);
  const record = way === 'withdraw' ? coinRecordOf(records, { family, symbol: coin.symbol }) : undefined;
  const isOpen = way === 'withdraw' ? coin.withdrawalAllowed : coin.depositAllowed;
  const terms = termsOf(coin, precision);
  const isBelowMinimum = amount !== null && terms.minimum !== null && amount < terms.minimum;
  const takes = amount !== null && !isBelowMinimum;
  const arrives = takes ? arrivalOf(way, amount, terms) : null;
  return {
    offer,
    state: networkState(gateway ?? { state: 'unknown', latencyMs: null }, {
      isOpen,
      isLate: isPayingLate(record, now),
    }),
    isSilent: gateway?.state === 'failing',
    answeredAt: gateway?.lastAnswerAt ?? null,
    terms,
    fees: way === 'withdraw' ? feesOf(terms) : null,
    arrives,
    isBelowMinimum,
    record,
    expectedMs: way === 'withdraw' ? (record?.typicalMs ?? null) : confirmationMs(family, coin),
    best: null,
  };
}

/** The fees that gateways state are those of withdrawals: a deposit that they take from is not announced by anything they answer. */
const arrivalOf = (way: GatewayDirection, amount: bigint, terms: GatewayTerms): bigint | null =>
  way === 'withdraw' ? arrivesRoundedDown(amount, terms) : amount;

/** Smaller first, unknown last. */
const compareKnown = <T extends bigint | number>(a: T | null, b: T | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
};

const byMerit = (a: ComparedNetwork, b: ComparedNetwork): number =>
  rank[a.state] - rank[b.state] ||
  Number(isShort(a)) - Number(isShort(b)) ||
  compareKnown(a.fees, b.fees) ||
  compareKnown(a.expectedMs, b.expectedMs) ||
  compareKnown(a.terms.minimum, b.terms.minimum);

/** Nothing of the amount would arrive. */
const isShort = ({ isBelowMinimum, arrives }: ComparedNetwork): boolean => isBelowMinimum || arrives === 0n;

const isOpen = ({ state }: ComparedNetwork): boolean => state === 'works' || state === 'slow';

/** True when the first is less than each of the others, all known. */
function isLess<T extends bigint | number>(first: T | null, others: readonly (T | null)[]): boolean {
  return first !== null && others.every((other) => other !== null && first < other);
}

function reasonOf(first: ComparedNetwork, others: readonly ComparedNetwork[]): BestReason | null {
  if (others.length === 0 || !isOpen(first) || isShort(first)) return null;
  const open = others.filter(isOpen);
  if (open.length === 0) return 'only_open';
  const rivals = open.filter((each) => !isShort(each));
  if (rivals.length === 0) return 'only_for_amount';
  const of = <T>(read: (network: ComparedNetwork) => T) => rivals.map(read);
  if (
    isLess(
      first.fees,
      of(({ fees }) => fees),
    )
  )
    return 'lowest_fee';
  if (
    isLess(
      first.expectedMs,
      of(({ expectedMs }) => expectedMs),
    )
  )
    return 'fastest';
  return isLess(
    first.terms.minimum,
    of(({ terms }) => terms.minimum),
  )
    ? 'lowest_minimum'
    : null;
}
