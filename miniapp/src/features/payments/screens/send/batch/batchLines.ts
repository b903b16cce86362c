import { readTypedNumber, type TypedNumber, withDoubt } from '@xbts/shared/amounts/typedNumber.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { typedName } from '../../../../recipients/model/typedName.ts';

/** One typed payment of several. */
export interface BatchRow {
  to: string;
  amount: string;
  memo: string;
}

/** An invalid line, by its number from 1. */
export interface BadLine {
  number: number;
  text: string;
  error: AppError;
}

/** How a list is read. */
export interface ListForm {
  /** The asset that it pays in. */
  symbol: string;
  /** Whether a mark before exactly three digits separates thousands. */
  hasThousands: boolean;
}

export interface BatchList {
  rows: BatchRow[];
  bad: BadLine[];
  /** The first ambiguous amount, marked by withDoubt; '' without one. */
  doubt: string;
}

/** Column separators; '' means blanks. */
const marks = ['\t', ';', ',', ''] as const;
type Mark = (typeof marks)[number];

const AFTER_NAME = /^(?:"[^"]*"|[^\s;,"]+)[^\S\t]*([\t;,]?)/u;
const BY_BLANKS = /^(\S+)\s+(\S+)(?:\s+(.*))?$/su;
const QUOTED = /^"((?:[^"]|"")*)"$/su;
/** In groups, as the app itself formats it: '1 250' between blanks must not be 1 with the message 250. */
const GROUPED = /^\S+\s+\d{1,3}(?:\s\d{3})+(?:[\s;.,]|$)/u;
/** 'bob, 12,5': a comma that separates columns is followed by a blank, so the other may be a decimal one. */
const TWO_COMMAS = /^[^,"]*,\s[^,"]*\d,\d/u;
const UNIT = /^(?:[A-Z]{3,}(?:\.[A-Z0-9]+)?|\p{Sc}.*)$/u;

/** Reads lines of `name amount [message]`. One separator applies to the whole list; empty lines are skipped. */
export function readBatchLines(text: string, { symbol, hasThousands }: ListForm): BatchList {
  const list: BatchList = { rows: [], bad: [], doubt: '' };
  const lines = [
    ...text
      .split(/\r\n|\r|\n/u)
      .map((line) => line.trim())
      .entries(),
  ];
  const filled = lines.filter(([, line]) => line !== '');
  const mark = markOf(filled.map(([, line]) => line));
  for (const [index, line] of filled) {
    try {
      const { to, memo, number, typed } = readLine(line, mark, symbol);
      if (number.grouped !== null) list.doubt ||= withDoubt(typed);
      list.rows.push({ to, amount: (hasThousands ? number.grouped : null) ?? number.text, memo });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isNamed = hasCode(error, 'batch.unit', 'amount.other_digits');
      list.bad.push({ number: index + 1, text: line, error: isNamed ? error : new AppError('batch.line') });
    }
  }
  return list;
}

/** The character after the name in most lines. */
function markOf(lines: readonly string[]): Mark {
  const found = lines.map((line) => AFTER_NAME.exec(line)?.[1] ?? '');
  const count = (mark: Mark) => found.filter((each) => each === mark).length;
  return marks.reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}

type ReadLine = Pick<BatchRow, 'to' | 'memo'> & { number: TypedNumber; typed: string };

function readLine(line: string, mark: Mark, symbol: string): ReadLine {
  const [name = '', amount = '', rest = ''] = mark === '' ? blankColumns(line) : columns(line, mark);
  const to = typedName(name);
  if (!/^[a-z0-9.-]+$/u.test(to)) throw new AppError('batch.line');
  const [, typed = '', ownUnit = ''] = /^([^\p{L}\p{Sc}]*)(.*)$/su.exec(amount) ?? [];
  const number = readTypedNumber(typed);
  const next = rest.split(mark === '' ? /\s/u : mark, 1)[0]?.trim() ?? '';
  const isSame = (unit: string) => unit.toUpperCase() === symbol;
  const unit = ownUnit || (isSame(next) || UNIT.test(next) ? next : '');
  if (unit !== '' && !isSame(unit)) throw new AppError('batch.unit', { unit, symbol });
  const memo = unit !== '' && ownUnit === '' ? withoutMark(rest.slice(next.length), mark) : rest;
  return { to, number, typed, memo: unquoted(memo) };
}

function blankColumns(line: string): string[] {
  if (GROUPED.test(line)) throw new AppError('batch.line');
  return (BY_BLANKS.exec(line)?.slice(1) ?? []).map((column = '') => column);
}

/** The first two columns without their quotes, and the unchanged rest. */
function columns(line: string, mark: Mark): string[] {
  if (mark === ',' && TWO_COMMAS.test(line)) throw new AppError('batch.line');
  const column = new RegExp(`^[^\\S\\t]*("(?:[^"]|"")*"|[^${mark}]*?)[^\\S\\t]*(?:${mark}|$)`, 'u');
  const cut = (text: string): [string, string] => {
    const [whole = '', found = ''] = column.exec(text) ?? [];
    return [unquoted(found), text.slice(whole.length)];
  };
  const [name, behind] = cut(line);
  const [amount, rest] = cut(behind);
  return [name, amount, rest.split(mark).join('').trim() === '' ? '' : rest.trim()];
}

const withoutMark = (rest: string, mark: Mark): string => {
  const text = rest.trim();
  return mark !== '' && text.startsWith(mark) ? text.slice(mark.length).trim() : text;
};

const unquoted = (text: string): string =>
  QUOTED.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text.trim();
