import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers } from './arrows.ts';

const root = join(import.meta.dirname, '..', '..');
const house = readFileSync(join(root, 'docs', 'house.md'), 'utf8');

/** The most files of ours that a flow passes (issue of the house). */
const longest: Readonly<Record<string, number>> = { Payment: 24, Balance: 18, Payout: 20 };

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((each) => each.isDirectory() && !/^(?:node_modules|dist|\.)/u.test(each.name))
    .map(({ name }) => name);

/** The section under a heading of the second level, up to the next one. */
function section(heading: string): string {
  const [, text] =
    new RegExp(`^## ${heading}[^\n]*\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'mu').exec(house) ?? [];
  return text ?? '';
}

/** The files of a flow in order: a numbered line each. */
const flow = (heading: string) =>
  [...section(heading).matchAll(/^\d+\. `([^`]+)`/gmu)].map(([, file = '']) => file);

/** The files of ours that a file names: imports, and workers by their address. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/['"]((?:\.{1,2}|@xbts\/\w+)\/[^'"]+\.tsx?)['"]/gu)].map(([, target = '']) =>
    target.startsWith('.')
      ? normalize(join(dirname(file), target))
      : target.replace('@xbts/shared/', 'shared/src/').replace('@xbts/', ''),
  );
}

/** The layers of the table, of which those nouns count that have a room already. */
const existing = layers.map((layer) =>
  layer.filter((noun) => existsSync(join(root, 'miniapp/src/features', noun))),
);

describe('docs/house.md', () => {
  it.each(['shared/src', 'miniapp/src', 'miniapp/src/platform', 'miniapp/src/ui', 'bot/src', 'tests'])(
    'names every folder of %s and no other',
    (folder) => {
      const [, line = ''] =
        new RegExp(`^\\| \`${folder}/\` \\| (.*) \\|$`, 'mu').exec(section('The tree')) ?? [];
      const named = [...line.matchAll(/`([^`/]+)\/`/gu)].map(([, name]) => name);
      expect(named.sort()).toEqual(foldersIn(folder).sort());
    },
  );

  it('names every feature in its layer, as the table of arrows does', () => {
    const named = [...section('The layers').matchAll(/^\| (\d) \| (.*) \|$/gmu)].map(([, , names = '']) =>
      [...names.matchAll(/`(\w+)`/gu)].map(([, name]) => name),
    );
    expect(named).toEqual(existing);
    expect(named.flat().sort()).toEqual(foldersIn('miniapp/src/features').sort());
  });

  it.each(Object.entries(longest))('leads %s through files that are there, each once', (heading, most) => {
    const files = flow(heading);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most);
  });

  it.each(Object.keys(longest))('names files of %s that know each other', (heading) => {
    const files = flow(heading);
    const known = new Set(files.flatMap((file) => importsOf(file)));
    const lonely = files.filter(
      (file) => !known.has(file) && !importsOf(file).some((each) => files.includes(each)),
    );
    expect(lonely).toEqual([]);
  });
});
