import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { palettes } from '../../miniapp/src/platform/messenger/palette.ts';

const source = join(import.meta.dirname, '../../miniapp/src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gsu, '');

const css = read('ui/tokens.css');
const [light = '', dark = ''] = css.split(':root[data-theme="dark"]');

it.each([
  ['light', light],
  ['dark', dark],
] as const)('the style sheet, which draws before any script, has our %s colours', (theme, block) => {
  for (const [token, colour] of Object.entries(palettes[theme]))
    expect(block).toContain(`--${token}: ${colour};`);
});

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|(?<![\w-])(?:black|white|gr[ae]y|red|green|blue|yellow|orange)(?![\w-])/iu;
/**
 * Units of fixed length or time. Those of the text (em, ch), the window (vw, dvh) and the room (%, fr) depend on their
 * measure.
 */
const fixed = /(?<![\w-])-?\d*\.?\d+(?:px|rem|pt|mm|cm|in|m?s)\b/iu;
/** Distances in the text's unit would be spacing outside the steps. */
const spacing =
  /^(?:margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left|border-radius|outline-offset|font-size|letter-spacing)/u;
const relative = /(?<![\w-])-?\d*\.?\d+(?:em|ch|ex)\b/iu;
/** Properties in which a bare number is a size, not a ratio of the layout. */
const numbered = /^(?:line-height|z-index)$/u;

/** The reason why a declaration must use a token instead, or undefined. */
function rawIn(property: string, value: string): string | undefined {
  if (colour.test(value)) return 'colour';
  if (fixed.test(value)) return 'distance or duration';
  if (spacing.test(property) && relative.test(value)) return 'distance in text units';
  if (numbered.test(property) && /^-?\d/u.test(value)) return 'number';
  return undefined;
}

/** The declarations of a style sheet, without the widths of media queries. */
const declarationsOf = (text: string) =>
  [...withoutComments(text).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/gu)].map(
    ([, property = '', value = '']) => ({ property, value }),
  );

const modules = globSync('**/*.module.css', { cwd: source });

describe('a part’s style sheet takes every distance, size, duration and colour from the tokens', () => {
  it('finds the style sheets', () => {
    expect(modules.length).toBeGreaterThan(60);
  });

  it.each(modules)('%s', (file) => {
    const raw = declarationsOf(read(file)).flatMap(({ property, value }) => {
      const fault = rawIn(property, value);
      return fault === undefined ? [] : [`${property}: ${value} (${fault})`];
    });
    expect(raw).toEqual([]);
  });

  it.each([
    ['margin', '0 auto 12px'],
    ['gap', '1rem'],
    ['padding', '0.5em'],
    ['width', 'calc(100% - 24px)'],
    ['border', '1px solid var(--line)'],
    ['background', '#fff'],
    ['color', 'white'],
    ['box-shadow', '0 0 var(--space-1) rgb(0 0 0 / 20%)'],
    ['transition', 'opacity 0.2s'],
    ['line-height', '1.3'],
    ['z-index', '10'],
  ])('would find %s: %s', (property, value) => {
    expect(rawIn(property, value)).toBeDefined();
  });

  it.each([
    ['margin', '0 auto calc(-1 * var(--space-4))'],
    ['height', 'calc(100dvh - var(--header))'],
    ['max-width', '36ch'],
    ['width', 'min(var(--drawer), 84vw)'],
    ['grid-template-columns', 'minmax(0, 1fr) var(--aside)'],
    ['border-radius', '50%'],
    ['white-space', 'nowrap'],
    ['border', 'var(--stroke) solid transparent'],
  ])('allows %s: %s', (property, value) => {
    expect(rawIn(property, value)).toBeUndefined();
  });
});

it('every token used in a style sheet is defined, and every token is used', () => {
  const sheets = globSync('**/*.css', { cwd: source }).map((file) => withoutComments(read(file)));
  const all = sheets.join('\n');
  const named = new Set([...all.matchAll(/var\((--[\w-]+)/gu)].map(([, token]) => token));
  const defined = new Set([...all.matchAll(/(--[\w-]+):/gu)].map(([, token]) => token));
  expect([...named].filter((token) => !defined.has(token))).toEqual([]);
  const ours = new Set([...withoutComments(css).matchAll(/(--[\w-]+):/gu)].map(([, token]) => token));
  expect([...ours].filter((token) => !named.has(token))).toEqual([]);
});

it('what turns is a block: the browser turns nothing that is in a line of text', () => {
  const rules = modules.flatMap(
    (file) => read(file).match(/\{[^{}]*composes: turning from global[^{}]*\}/gu) ?? [],
  );
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !/display: (?:block|flex|grid);/u.test(rule))).toEqual([]);
});
