import { useState } from 'react';
import type { BatchRow } from './batchLines.ts';

/** A row with its own key, and the consents given for it (consentKey). */
export interface KeyedRow extends BatchRow {
  key: number;
  consent: string;
}

/** The rows of several payments, and what can be done with them. */
export interface BatchRows {
  all: readonly KeyedRow[];
  change(key: number, change: Partial<Omit<KeyedRow, 'key'>>): void;
  add(): void;
  remove(key: number): void;
  /** Adds pasted rows, which replace empty ones. */
  take(rows: readonly BatchRow[]): void;
}

const isEmpty = ({ to, amount, memo }: BatchRow): boolean => to + amount + memo === '';

/** Two empty rows at first; keys are never reused. */
export function useBatchRows(): BatchRows {
  const [{ all }, setState] = useState(() => withRows({ all: [], next: 1 }, [blank, blank]));
  return {
    all,
    change: (key, change) =>
      setState((state) => ({
        ...state,
        all: state.all.map((row) => (row.key === key ? { ...row, ...change } : row)),
      })),
    add: () => setState((state) => withRows(state, [blank])),
    remove: (key) => setState((state) => ({ ...state, all: state.all.filter((row) => row.key !== key) })),
    take: (rows) =>
      setState((state) => withRows({ ...state, all: state.all.filter((row) => !isEmpty(row)) }, rows)),
  };
}

interface State {
  all: readonly KeyedRow[];
  next: number;
}

const blank: BatchRow = { to: '', amount: '', memo: '' };

function withRows({ all, next }: State, rows: readonly BatchRow[]): State {
  const added = rows.map((row, index) => ({ ...row, key: next + index, consent: '' }));
  return { all: [...all, ...added], next: next + rows.length };
}
