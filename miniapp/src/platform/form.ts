import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';

/** The fields of a form, and whether all count as visited. */
export interface Form<Fields> {
  readonly fields: Fields;
  /** Changes fields; a function gets their present values. */
  change(made: Partial<Fields> | ((before: Fields) => Partial<Fields>)): void;
  readonly isChecked: boolean;
  /** Marks every field as visited, so that missing values show. */
  check(): void;
  /** The fault of a field, once it has text or every field counts as visited. */
  shown<Fault>(isTyped: boolean, fault: Fault | null): Fault | null;
  /** Sets other fields, none of them visited. */
  restart(fields: Fields): void;
}

/** The state of a form's fields, with initial values. */
export function useForm<Fields extends object>(start: Fields | (() => Fields)): Form<Fields> {
  const [fields, setFields] = useState(start);
  const [isChecked, setChecked] = useState(false);
  return {
    fields,
    change: (made) =>
      setFields((before) => ({ ...before, ...(typeof made === 'function' ? made(before) : made) })),
    isChecked,
    check: () => setChecked(true),
    shown: (isTyped, fault) => (isTyped || isChecked ? fault : null),
    restart: (next) => {
      setFields(next);
      setChecked(false);
    },
  };
}

/** The parsed value of a typed text, or its fault; neither while it is empty. */
export interface Read<T> {
  readonly value: T | null;
  readonly error: AppError | null;
}

export const unread: Read<never> = { value: null, error: null };

/** The result of `read`, or the failure that it throws. */
export function attempt<T>(read: () => T): Read<T> {
  try {
    return { value: read(), error: null };
  } catch (error) {
    return { value: null, error: toAppError(error) };
  }
}

/** True when there are no faults. */
export const isFaultless = (faults: Readonly<Record<string, unknown>>): boolean =>
  Object.values(faults).every((fault) => fault === null);
