import type { Session } from './session.ts';

/** One method of an API: how many arguments it requires, and its answer (bigint where the chain has wide integers). */
export interface ApiMethod {
  required: number;
  run(session: Session, args: readonly unknown[]): unknown;
}

export type ApiMethods = Readonly<Record<string, ApiMethod>>;

/** Shorthand for the method tables. */
export function method(required: number, run: ApiMethod['run']): ApiMethod {
  return { required, run };
}
