import { AppError } from '@xbts/shared/errors/appError.ts';

/** One payment of several as it is typed. */
export interface BatchRow {
  to: string;
  amount: string;
  memo: string;
}

/** A line that is no payment, by its number from 1. */
export interface BadLine {
  number: number;
  text: string;
  error: AppError;
}

const LINE = /^([A-Za-z0-9.-]+)(?:\s*[;,\t]\s*|\s+)(\d+(?:[.,]\d+)?)(?:(?:\s*[;\t]\s*|\s*,\s+|\s+)(\S.*))?$/u;

/** An amount in groups, as the app itself writes it: '1 250' must not be read as 1 with the message 250. */
const GROUPED = /^[A-Za-z0-9.-]+[\s;,]+\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[\s;.,]|$)/u;

/** Reads lines of `name amount [message]`, parted by blanks, semicolons, tabs or commas; empty lines count as none. */
export function readBatchLines(text: string): { rows: BatchRow[]; bad: BadLine[] } {
  const rows: BatchRow[] = [];
  const bad: BadLine[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/u).entries()) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const [, to, amount, memo = ''] = (GROUPED.test(trimmed) ? null : LINE.exec(trimmed)) ?? [];
    if (to === undefined || amount === undefined) {
      bad.push({ number: index + 1, text: trimmed, error: new AppError('batch.line') });
    } else {
      rows.push({ to: to.toLowerCase(), amount, memo: memo.trim() });
    }
  }
  return { rows, bad };
}
