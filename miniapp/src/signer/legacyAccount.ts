import * as v from 'valibot';

/*
 * The legacy app's store: localStorage key `xbtsadvanced`, the JSON of its persisted state (spec §3, §4). Its exact
 * shape is not documented, so this much is assumed and everything else is ignored:
 *
 *   { …: { warning?: boolean, language?: "en" | "ru" | "zh", pin?: string,
 *          account?: { address | user | name: string, secret | key: string (envelope v1), pubKey?: string,
 *                      type?: "password" | "key" } } }
 *
 * The members may lie at the root or within modules, at most four levels deep; the first account with a name and a
 * secret counts.
 */
const DEEPEST = 4;
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9.-]{0,62}$/u));
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(100_000));
const accountShape = v.pipe(
  v.looseObject({
    address: v.optional(name),
    user: v.optional(name),
    name: v.optional(name),
    secret: v.optional(secret),
    key: v.optional(secret),
    type: v.optional(v.string()),
  }),
  v.transform((found) => ({
    name: found.address ?? found.user ?? found.name,
    secret: found.secret ?? found.key,
    kind: found.type === 'key' ? ('key' as const) : ('password' as const),
  })),
);

/** The account of the legacy app; its secret is encrypted under that app's PIN. */
export interface LegacyAccount {
  readonly name: string;
  readonly secret: string;
  readonly kind: 'password' | 'key';
}

function search(value: unknown, depth: number): LegacyAccount | undefined {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  const parsed = v.safeParse(accountShape, value);
  if (parsed.success && parsed.output.name !== undefined && parsed.output.secret !== undefined) {
    return { name: parsed.output.name, secret: parsed.output.secret, kind: parsed.output.kind };
  }
  for (const inner of Object.values(value)) {
    const found = search(inner, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The account in the text of the legacy app's store; undefined when the text is cut, altered or without one. */
export function findLegacyAccount(text: string): LegacyAccount | undefined {
  try {
    return search(JSON.parse(text), 0);
  } catch (error) {
    // Text that is no JSON contains no account; any other error is a bug.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
