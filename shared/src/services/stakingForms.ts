import * as v from 'valibot';
import {
  differenceOfDecimals,
  halfOfDecimal,
  productOfDecimals,
  sumOfDecimals,
  wholePercentDown,
} from '../amounts/decimal.ts';
import { tickerSymbol } from '../assets/issuers.ts';
import { wholeNumber } from './fields.ts';
import { type Form, formsOf } from './forms.ts';
import { defineRoute } from './route.ts';
import type { ParsedRows } from './rows.ts';
import { amountText, stakingRoutes } from './staking.ts';

/*
 * The staking service's own answers. Evidence: the operator's earlier app and three wallets of the coin read the
 * totals, `ticker`, `accumulated_fees` and `min`. The members of a holder's row are undocumented, and payments are a
 * guess.
 */

/** The members of a row; empty unless it is an object. */
const membersOf = (row: unknown): Record<string, unknown> =>
  typeof row === 'object' && row !== null ? { ...row } : {};

/** The first present member of several names. */
function pick(row: unknown, names: readonly string[]): unknown {
  const members = membersOf(row);
  return names.map((name) => members[name]).find((value) => value !== undefined && value !== null);
}

const readable = v.fallback(v.nullable(amountText), null);
const amountOf = (value: unknown): string | null => v.parse(readable, value ?? null);

/** A total; a negative one counts as unreadable. */
const readableSum = v.fallback(v.nullable(v.pipe(amountText, v.regex(/^\d/u))), null);

interface HolderInput {
  readonly account: unknown;
  readonly amount: unknown;
  readonly bonus: string | null;
  readonly percent: string | null;
}

/**
 * A holder's row by its members' possible names. A row without an account is dropped, and so is one with neither an
 * amount nor a percent. A missing or unreadable bonus or percent is unknown, not zero.
 */
function holderOf(row: unknown): HolderInput {
  const percent = amountOf(pick(row, ['percent', 'percents', 'share']));
  return {
    account: pick(row, ['account', 'name', 'user']),
    amount: pick(row, ['amount', 'realAmount', 'real']) ?? (percent === null ? undefined : null),
    bonus: amountOf(pick(row, ['bonus', 'bonusesAmount', 'bonuses'])),
    percent,
  };
}

/** Exact sum of amounts; null when one of them is unreadable. */
function sumOf(values: readonly unknown[]): string | null {
  const amounts = values.map(amountOf);
  return amounts.every((amount) => amount !== null) ? sumOfDecimals(amounts) : null;
}

/**
 * A row's bonus may be the bonus alone or, like in the totals, the amount with it. It is read as the latter when the
 * bonuses of the rows are closer to these rows' part of the whole weight than to that of the weight without the stakes.
 * Incomplete rows do not count.
 */
function withBonusAlone(
  rows: readonly HolderInput[],
  { staked, weight }: { staked: string | null; weight: string | null },
): readonly HolderInput[] {
  if (staked === null || weight === null) return rows;
  const whole = rows.filter(({ amount, bonus }) => amountOf(amount) !== null && bonus !== null);
  const [amounts, bonuses] = [
    sumOf(whole.map(({ amount }) => amount)),
    sumOf(whole.map(({ bonus }) => bonus)),
  ];
  if (amounts === null || bonuses === null) return rows;
  // bonuses / amounts against half of (weight / staked) + (weight - staked) / staked, without a division.
  const midway = differenceOfDecimals(sumOfDecimals([weight, weight]), staked);
  const excess = differenceOfDecimals(
    productOfDecimals(bonuses, sumOfDecimals([staked, staked])),
    productOfDecimals(amounts, midway),
  );
  if (excess.startsWith('-') || excess === '0') return rows;
  return rows.map((row) => {
    const amount = amountOf(row.amount);
    if (row.bonus === null) return row;
    return { ...row, bonus: amount === null ? null : differenceOfDecimals(row.bonus, amount) };
  });
}

const percentForms: [Form, ...Form[]] = [
  {
    name: 'operator',
    shape: v.pipe(
      v.object({
        total: v.object({
          realAmount: readableSum,
          bonusesAmount: readableSum,
          holders: v.fallback(v.nullable(wholeNumber), null),
        }),
        holders: v.array(v.unknown()),
      }),
      v.check(({ total }) => total.realAmount !== null || total.bonusesAmount !== null, 'no total'),
      v.transform(({ total, holders }) => {
        const sums = { staked: total.realAmount, weight: total.bonusesAmount };
        const count = total.holders ?? holders.length;
        return { ...sums, count, holders: withBonusAlone(holders.map(holderOf), sums) };
      }),
    ),
  },
  {
    // The earlier guess: one number, the weight.
    name: 'guess',
    shape: v.pipe(
      v.object({ total: amountText, holders: v.array(v.unknown()) }),
      v.transform(({ total, holders }) => {
        const rows = holders.map(holderOf);
        const staked = sumOf(rows.map(({ amount }) => amount));
        return { staked, weight: total, count: rows.length, holders: rows };
      }),
    ),
  },
];

/** A list of rows of one form. */
const listForm = (name: string, rowOf: (row: unknown) => unknown): Form => ({
  name,
  shape: v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.map(rowOf)),
  ),
});

/** A service's name in any case as the on-chain symbol, which is all capitals. */
const symbolOf = (name: unknown): unknown =>
  typeof name === 'string' ? tickerSymbol(name.trim().toUpperCase()) : name;

function payAssetOf(row: unknown): object {
  const { ticker, accumulated_fees: fees, min } = membersOf(row);
  const [collected, needed] = [amountOf(fees), amountOf(min)];
  const quorum = collected === null || needed === null ? null : wholePercentDown(collected, needed);
  return {
    asset: symbolOf(ticker),
    // The exchange keeps the other half.
    amount: collected === null ? fees : halfOfDecimal(collected),
    quorum: quorum === null ? null : Number(quorum),
  };
}

function guessedPayAssetOf(row: unknown): object {
  const { asset, amount, quorum } = membersOf(row);
  return { asset: symbolOf(asset), amount, quorum: quorum ?? null };
}

/** A list without a readable row is in another form, not empty. */
const isRead = ({ rows, dropped }: ParsedRows<unknown>): boolean => rows.length > 0 || dropped === 0;

const payAssets = formsOf(
  v.pipe(
    stakingRoutes.assets.answer,
    v.check((list) => isRead(list)),
  ),
  [listForm('operator', payAssetOf), listForm('guess', guessedPayAssetOf)],
);

/** The staking service's own routes: each answer becomes the model that the bot serves. */
export const stakingServiceRoutes = {
  percents: defineRoute({
    ...stakingRoutes.percents,
    answer: formsOf(stakingRoutes.percents.answer, percentForms),
  }),
  assets: defineRoute({ ...stakingRoutes.assets, answer: payAssets }),
  noQuorumAssets: defineRoute({ ...stakingRoutes.noQuorumAssets, answer: payAssets }),
  payments: defineRoute({
    ...stakingRoutes.payments,
    answer: formsOf(
      v.pipe(
        stakingRoutes.payments.answer,
        v.check((list) => isRead(list)),
      ),
      [listForm('guess', (row) => ({ ...membersOf(row), asset: symbolOf(pick(row, ['asset', 'ticker'])) }))],
    ),
  }),
} as const;
