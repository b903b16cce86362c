import { formatExact } from '@xbts/shared/amounts/amount.ts';
import { csvOf } from '@xbts/shared/ledger/csv.ts';
import { epochKey, epochOf } from '@xbts/shared/staking/epochs.ts';
import type { PayoutRow } from './payoutsMatch.ts';

const columns = ['epoch', 'time_utc', 'asset', 'paid', 'promised', 'state', 'operation', 'block'] as const;

/**
 * Payouts as CSV (RFC 4180), newest first: amounts exact in wholes of the asset, times in UTC, `state` as in
 * PayoutState. An apostrophe precedes a field that a spreadsheet would treat as a formula.
 */
export function payoutsCsv(rows: readonly PayoutRow[]): string {
  return csvOf([columns, ...rows.map(fieldsOf)]);
}

function fieldsOf({ at, symbol, asset, promised, promisedText, paid, state }: PayoutRow): string[] {
  const text = (units: bigint) => (asset === null ? String(units) : formatExact(units, asset.precision));
  return [
    at === null ? '' : epochKey(epochOf(at)),
    at === null ? '' : new Date(at).toISOString().slice(0, 19),
    symbol,
    paid === null ? '' : text(paid.units),
    promised === null ? (promisedText ?? '') : text(promised),
    state,
    paid?.id ?? '',
    paid === null ? '' : String(paid.block),
  ];
}
