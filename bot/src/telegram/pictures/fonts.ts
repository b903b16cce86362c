import { fileURLToPath } from 'node:url';
import interRanges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import notoRanges from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import { GlobalFonts } from '@napi-rs/canvas';

/**
 * Inter for Latin, Cyrillic and Greek letters, Noto Sans SC for the others: each comes in slices of the Unicode range.
 */
const families = [
  { name: 'inter', axes: 'opsz', slices: slicesOf(interRanges) },
  { name: 'noto-sans-sc', axes: 'wght', slices: slicesOf(notoRanges) },
] as const;

/** Loaded slices, kept for the life of the process; there are some hundred, of about 50 KB at most. */
const loaded = new Set<string>();

/** The fonts for a text's characters, in CSS notation. A slice is loaded with the first text that needs it. */
export function fontsOf(text: string): string {
  const needed = families.map(() => new Set<string>());
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const family = families.findIndex(({ slices }) => slices.has(code));
    const slice = families[family]?.slices.get(code);
    if (slice !== undefined) needed[family]?.add(slice);
  }
  return families
    .flatMap((family, index) => [...(needed[index] ?? [])].map((slice) => load(family, slice)))
    .join(', ');
}

function load({ name, axes }: (typeof families)[number], slice: string): string {
  const alias = `${name}-${slice}`;
  if (loaded.has(alias)) return alias;
  const file = import.meta.resolve(`@fontsource-variable/${name}/files/${alias}-${axes}-normal.woff2`);
  if (GlobalFonts.registerFromPath(fileURLToPath(file), alias) === null)
    throw new RangeError(`${alias} is not a font`);
  loaded.add(alias);
  return alias;
}

/** The slice of each character, from a package's table such as { "latin": "U+0000-00FF,U+0131", "[4]": "U+1f21a" }. */
function slicesOf(ranges: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  const slices = new Map<number, string>();
  for (const [key, list] of Object.entries(ranges))
    for (const range of list.split(',')) {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      for (let code = from; code <= to; code += 1) slices.set(code, key.replace(/[[\]]/gu, ''));
    }
  return slices;
}
