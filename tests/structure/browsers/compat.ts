import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { supportFloor } from '../../../miniapp/build/supportFloor.ts';

const data = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const bcd: Identifier = JSON.parse(readFileSync(data, 'utf8'));

/** The browsers of the floor, by their names in MDN's data. */
const floor = {
  safari_ios: supportFloor.ios,
  safari: supportFloor.safari,
  chrome: supportFloor.chrome,
  chrome_android: supportFloor.chrome,
  webview_android: supportFloor.chrome,
  firefox: supportFloor.firefox,
} as const;

/**
 * MDN's row for a feature: a path such as `javascript.builtins.Promise.withResolvers`; undefined without such a row.
 */
export function compatOf(path: readonly string[]): CompatStatement | undefined {
  let at: Identifier | undefined = bcd;
  for (const part of path) at = at !== undefined && Object.hasOwn(at, part) ? at[part] : undefined;
  return at?.__compat;
}

/** The browsers of the floor that lack it without a flag or a prefix; partial ones count as having it. */
export function lackedBy({ support }: CompatStatement): string[] {
  return Object.entries(floor).flatMap(([browser, version]) => {
    const said = support[browser as keyof typeof floor];
    const statements: SupportStatement[] = Array.isArray(said) ? said : said === undefined ? [] : [said];
    return statements.some((each) => isThere(each as never, version)) ? [] : [`${browser} ${version}`];
  });
}

interface Plain {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

function isThere(statement: Plain, floorVersion: string): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = statement;
  if (flags !== undefined || prefix !== undefined || alternative_name !== undefined) return false;
  if (typeof version_added !== 'string' || version_added === 'preview') return false;
  const isRemoved = typeof version_removed === 'string' && !isLater(version_removed, floorVersion);
  return !isLater(version_added, floorVersion) && !isRemoved;
}

/** Versions compare part by part; `≤37` is at most 37. */
function isLater(one: string, other: string): boolean {
  const parts = (version: string) => version.replace('≤', '').split('.').map(Number);
  const [left, right] = [parts(one), parts(other)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** All names of a branch of the table with their data. */
export function branch(path: readonly string[]): readonly (readonly [string, Identifier])[] {
  let at: Identifier | undefined = bcd;
  for (const part of path) at = at?.[part];
  return at === undefined
    ? []
    : Object.entries(at as Readonly<Record<string, Identifier>>).filter(([name]) => name !== '__compat');
}
