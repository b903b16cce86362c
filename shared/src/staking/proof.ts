import { mulDivDown } from '../amounts/mulDiv.ts';

/** An amount of an asset for an account. */
export interface PayoutRow {
  readonly account: string;
  readonly assetId: string;
  readonly units: bigint;
}

/** A holder's part of the whole in ten-thousandths of a percent: 12.3456 % is 123456. */
export interface HolderPercent {
  readonly account: string;
  readonly percent: bigint;
}

/** missing: promised but not paid; unexpected: paid but not promised; invalid: a negative promise. */
export type ProofState = 'equal' | 'less' | 'more' | 'missing' | 'unexpected' | 'invalid';

export interface ProofRow {
  readonly account: string;
  readonly assetId: string;
  readonly promised: bigint;
  readonly paid: bigint;
  /** paid − promised */
  readonly deviation: bigint;
  readonly state: ProofState;
}

export interface ProofSum {
  readonly assetId: string;
  readonly promised: bigint;
  readonly paid: bigint;
  readonly deviation: bigint;
}

export interface Proof {
  readonly rows: readonly ProofRow[];
  readonly sums: readonly ProofSum[];
  /** Rows whose state is not 'equal'. */
  readonly differences: number;
}

const WHOLE = 1_000_000n;

/**
 * Each holder's part of the total payment, by percents; rounded down. A negative percent stays negative, so that it is
 * marked.
 */
export function promisedRoundedDown(
  holders: readonly HolderPercent[],
  paid: readonly PayoutRow[],
): PayoutRow[] {
  return [...sumsBy(paid, ({ assetId }) => assetId)].flatMap(([assetId, { units }]) =>
    holders.map(({ account, percent }) => ({
      account,
      assetId,
      units: percent < 0n ? percent : mulDivDown(units, percent, WHOLE),
    })),
  );
}

/** Impossible percents: one below zero or above 100, or more than 100 in all. */
export function wrongPercents(holders: readonly HolderPercent[]): {
  readonly accounts: readonly string[];
  readonly isOverWhole: boolean;
} {
  const wrong = holders.filter(({ percent }) => percent < 0n || percent > WHOLE);
  const sum = holders.reduce((all, { percent }) => all + percent, 0n);
  return { accounts: wrong.map(({ account }) => account), isOverWhole: sum > WHOLE };
}

/**
 * Compares an epoch's promises with the payments on the chain, by account and asset; several rows of one account and
 * asset add up. Differences up to `tolerance` units count as equal (percents have only four decimals).
 */
export function compareEpoch(
  promised: readonly PayoutRow[],
  paid: readonly PayoutRow[],
  tolerance: (row: PayoutRow) => bigint = () => 0n,
): Proof {
  const keyOf = ({ account, assetId }: PayoutRow) => `${account} ${assetId}`;
  const promisedSums = sumsBy(promised, keyOf);
  const paidSums = sumsBy(paid, keyOf);
  const invalid = new Set(promised.filter(({ units }) => units < 0n).map(keyOf));
  const rows = [...new Map([...paidSums, ...promisedSums])].map(([key, row]): ProofRow => {
    const amounts = { promised: promisedSums.get(key)?.units, paid: paidSums.get(key)?.units };
    const state = invalid.has(key) ? 'invalid' : stateOf(amounts, tolerance(row));
    return { account: row.account, assetId: row.assetId, ...withDeviation(amounts), state };
  });
  const sums = [...new Set(rows.map(({ assetId }) => assetId))].map((assetId): ProofSum => {
    const own = rows.filter((row) => row.assetId === assetId);
    const [all, got] = [sumOf(own.map((row) => row.promised)), sumOf(own.map((row) => row.paid))];
    return { assetId, ...withDeviation({ promised: all, paid: got }) };
  });
  return { rows, sums, differences: rows.filter(({ state }) => state !== 'equal').length };
}

interface Amounts {
  readonly promised: bigint | undefined;
  readonly paid: bigint | undefined;
}

function stateOf({ promised, paid }: Amounts, tolerance: bigint): ProofState {
  if (promised === undefined) return 'unexpected';
  const deviation = (paid ?? 0n) - promised;
  if (deviation <= tolerance && deviation >= -tolerance) return 'equal';
  if (paid === undefined) return 'missing';
  return deviation < 0n ? 'less' : 'more';
}

function withDeviation({ promised = 0n, paid = 0n }: Amounts) {
  return { promised, paid, deviation: paid - promised };
}

function sumOf(units: readonly bigint[]): bigint {
  return units.reduce((sum, each) => sum + each, 0n);
}

function sumsBy(rows: readonly PayoutRow[], keyOf: (row: PayoutRow) => string): Map<string, PayoutRow> {
  const sums = new Map<string, PayoutRow>();
  for (const row of rows) {
    const key = keyOf(row);
    sums.set(key, { ...row, units: (sums.get(key)?.units ?? 0n) + row.units });
  }
  return sums;
}
