import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { type EntryFilter, type EntryKind, everything } from '@xbts/shared/ledger/statementFilter.ts';
import { typedName } from '../../../recipients/model/typedName.ts';

/** The typed filter of the history. */
export interface FilterForm {
  readonly kind: EntryKind;
  readonly text: string;
  /** A symbol; without its issuer's prefix it matches all of that name. */
  readonly asset: string;
  /** Name or id of the other account. */
  readonly party: string;
  /** Days of a date field, 2026-11-22, both included. */
  readonly from: string;
  readonly to: string;
}

export const emptyForm: FilterForm = { kind: 'all', text: '', asset: '', party: '', from: '', to: '' };

/** The number of active fields, without the search. */
export const countOf = ({ text: _, kind, ...fields }: FilterForm): number =>
  Object.values(fields).filter((field) => field.trim() !== '').length + (kind === 'all' ? 0 : 1);

export const isEmptyForm = (form: FilterForm): boolean => form.text.trim() === '' && countOf(form) === 0;

/** The names in the history, for looking up a typed asset or account. */
export interface FilterNames {
  readonly symbols: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
}

/** Matches no history. */
const NOWHERE = '';

function idOf(names: ReadonlyMap<string, string>, typed: string): string | null {
  const wanted = typedName(typed);
  if (wanted === '') return null;
  if (names.has(wanted)) return wanted;
  const found = [...names].find(([, name]) => name.toLowerCase() === wanted);
  // BTC for XBTSX.BTC, as the app shows it.
  const short = found ?? [...names].find(([, name]) => name.toLowerCase().endsWith(`.${wanted}`));
  return short?.[0] ?? NOWHERE;
}

/** Local midnight at the beginning of a day; null until a whole date is typed. */
function midnight(day: string): number | null {
  const time = new Date(`${day}T00:00:00`).getTime();
  return Number.isNaN(time) ? null : time;
}

/** The filter of a form; an asset or account that the history does not name matches nothing. */
export function filterOf(form: FilterForm, { symbols, accounts }: FilterNames): EntryFilter {
  const last = midnight(form.to);
  return {
    ...everything,
    kind: form.kind,
    text: form.text,
    assetId: idOf(symbols, form.asset),
    counterparty: idOf(accounts, form.party),
    from: midnight(form.from),
    // Twelve hours later it is the next day, even if clocks changed in between.
    to: last === null ? null : midnightAfter(last),
  };
}

function midnightAfter(start: number): number {
  return new Date(start + DAY_MS * 1.5).setHours(0, 0, 0, 0);
}
