import { badRequest } from './botApiError.ts';

/** A method's parameters as received: JSON values, or strings in a form or query. */
export type Params = Readonly<Record<string, unknown>>;

/** A text parameter, or undefined when absent. */
export function readText(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw badRequest(`field "${name}" must be of type String`);
}

/** A whole-number parameter, or undefined when absent. */
export function readInteger(params: Params, name: string): number | undefined {
  const text = readText(params, name);
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d+$/.test(text)) throw badRequest(`field "${name}" must be of type Number`);
  return Number(text);
}

/** A true/false parameter; absent is false. */
export function readFlag(params: Params, name: string): boolean {
  const text = readText(params, name);
  return text === 'true' || text === '1';
}

/** A structured parameter: a JSON value directly, or parsed from a form's text. */
export function readJson(params: Params, name: string): unknown {
  const value = params[name];
  if (typeof value !== 'string') return value ?? undefined;
  if (value === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(`can't parse ${name}: expected JSON`);
  }
}

/** True for a plain JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
