import { AppError } from '../errors/appError.ts';

/**
 * Returns the findings when each is the requested one. A node that returned another account in its place would decide
 * who gets the money.
 * @throws AppError node.bad_answer
 */
export function requireAsked<T>(
  method: string,
  keys: readonly string[],
  found: readonly (T | null)[],
  keysOf: (found: T) => readonly string[],
): (T | null)[] {
  const wrong = keys.find((key, index) => {
    const each = found[index];
    return each === undefined || (each !== null && !keysOf(each).includes(key));
  });
  if (wrong !== undefined || found.length !== keys.length)
    throw new AppError('node.bad_answer', { method, detail: `not what ${wrong ?? 'the list'} stands for` });
  return [...found];
}
