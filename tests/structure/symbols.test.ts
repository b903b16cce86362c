import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../miniapp/src');
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(?:test|fixture)\.tsx?$/u.test(file),
);
const read = (file: string) => readFileSync(join(source, file), 'utf8');

it('a symbol loses its prefix in two files: the part that draws the prefix beside it, and the name of the fixed staking asset', () => {
  const splitting = files.filter((file) => read(file).includes('splitSymbol'));
  expect(splitting.sort()).toEqual(['features/staking/model/stakeName.ts', 'ui/display/SymbolText.tsx']);
});

/** A symbol as it stands, or in a text: a member or variable whose name ends in symbol. */
const symbol = String.raw`(?:[\w.?]*\.)?(?:s|\w*S)ymbol[AB]?`;
const child = new RegExp(String.raw`>\s*\{${symbol}(?: \?\? \w+)?\}`, 'gu');
const slots = 'title|heading|subtitle|badge|header|figure|subfigure|after|afterSubtitle';
const slot = new RegExp(
  String.raw`\b(?:${slots})=\{(?:[^{}<]*[ (])?(?:${symbol}|\x60[^\x60]*\$\{${symbol}\}[^\x60]*\x60)(?: \?\? [^{}<]*)?\}`,
  'gu',
);
/** Titles of windows can hold text only; these have a heading that draws the symbol, or draw it in their first line. */
const titled = [
  'features/assets/screens/AssetScreen.tsx',
  'features/portfolio/screens/wallet/HoldingSheet.tsx',
];

it('every list, title and figure draws a symbol with SymbolText, which shows who issues it', () => {
  const raw = files
    .filter((file) => file.endsWith('.tsx') && !titled.includes(file))
    .flatMap((file) =>
      [...read(file).matchAll(child), ...read(file).matchAll(slot)].map(
        ([text]) => `${file}: ${text.trim()}`,
      ),
    );
  expect(raw).toEqual([]);
});

it('those with a title in words draw the symbol as their heading', () => {
  for (const file of titled) expect(read(file)).toMatch(/heading=\{[^\n]*<SymbolText/u);
});
