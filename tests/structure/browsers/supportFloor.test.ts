import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { supportFloor } from '../../../miniapp/build/supportFloor.ts';
import { pageScripts } from '../bundleSizes.ts';
import { type Accepted, acceptedApis, acceptedStyles } from './accepted.ts';
import { usesOf } from './scriptUses.ts';
import { youngerApis } from './youngerApis.ts';
import { youngerStyles } from './youngerStyles.ts';

const dist = join(import.meta.dirname, '../../../miniapp/dist');
const built = (pattern: string) =>
  globSync(pattern, { cwd: dist }).map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));

/** The modules of each built file, since a file is named after only one of them. */
const modules: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(dist, '.vite/modules.json'), 'utf8'),
);

/** The unaccepted findings by file; and accepted names found nowhere. */
function compared(
  found: readonly (readonly [name: string, file: string, who: string])[],
  accepted: readonly Accepted[],
) {
  const isRow = ([name, files]: Accepted, [foundName, file]: readonly [string, string, string]) =>
    name === foundName && [file, ...(modules[file] ?? [])].some((each) => files.test(each));
  return {
    unheld: found
      .filter((each) => !accepted.some((row) => isRow(row, each)))
      .map(([name, file, who]) => `${name} in ${file}: not in ${who}`),
    stale: accepted.filter((row) => !found.some((each) => isRow(row, each))).map(([name]) => name),
  };
}

describe('the built files run in the oldest supported browsers', () => {
  const inPage = { file: 'index.html', text: pageScripts().prelude };
  const scripts = [...built('**/*.js'), inPage].map(({ file, text }) => ({ file, uses: usesOf(text) }));

  it('their syntax is ECMAScript 2022, without what iOS 15.4 lacks of it', () => {
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.flatMap(({ file, uses }) => [...uses.syntax].map((each) => `${each} in ${file}`))).toEqual(
      [],
    );
  });

  it('they call nothing newer without checking for it first', () => {
    const found = scripts.flatMap(({ file, uses }) =>
      [...youngerApis(uses)].map(([name, who]) => [name, file, who] as const),
    );
    expect(compared(found, acceptedApis)).toEqual({ unheld: [], stale: [] });
  });

  it('their styles check with @supports for important newer features', () => {
    const found = built('**/*.css').flatMap(({ file, text }) =>
      [...youngerStyles(text)].map(([name, who]) => [name, file, who] as const),
    );
    expect(compared(found, acceptedStyles)).toEqual({ unheld: [], stale: [] });
  });
});

describe('the check', () => {
  it.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['const groups = Map.groupBy(rows, keyOf)', 'Map.groupBy'],
    ['fetch(url, { signal: AbortSignal.timeout(5) })', 'AbortSignal.timeout'],
    ['const days = moments.toReversed()', '.toReversed()'],
    ['seen.isSubsetOf(wanted)', '.isSubsetOf()'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['requestIdleCallback(run)', 'requestIdleCallback'],
    ['URL.canParse(text)', 'URL.canParse'],
  ])('finds newer features: %s', (code, name) => {
    expect([...youngerApis(usesOf(code)).keys()]).toEqual([name]);
  });

  it.each([
    'structuredClone(state)',
    'rows.findLast(isOwn)',
    'rows.at(-1)',
    'navigator.locks.request(name, run)',
    'new BroadcastChannel(name)',
    'Object.hasOwn(row, name)',
    'signal.throwIfAborted()',
  ])('accepts features of the floor: %s', (code) => {
    expect([...youngerApis(usesOf(code)).keys()]).toEqual([]);
  });

  it.each(['class A { static { run() } }', 'const a = /(?<!b)c/u', 'new RegExp("(?<=" + a)'])(
    'finds syntax that iOS 15.4 lacks: %s',
    (code) => {
      expect([...usesOf(code).syntax]).toHaveLength(1);
    },
  );

  it('refuses a script of a later year', () => {
    expect(() => usesOf('const a = /[a--b]/v')).toThrow(SyntaxError);
  });

  it.each([
    ['a { height: 100dvh }', 'dvh'],
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a:has(b) { color: red }', ':has'],
    ['a { &:hover { color: red } }', 'nesting'],
    ['@container (width > 1px) { a { color: red } }', '@container'],
    ['@media (width >= 600px) { a { color: red } }', 'media ranges'],
  ])('finds a newer style: %s', (css, name) => {
    expect([...youngerStyles(css).keys()]).toContain(name);
    expect([...youngerStyles(`@supports (x: y) { ${css} }`).keys()]).not.toContain(name);
  });
});

it('the check for too old a browser runs in all with modules, and without those a script of 1999 redirects', () => {
  const { prelude } = pageScripts();
  expect(prelude).toContain('unsupported.html');
  expect(() => parse(prelude, { ecmaVersion: 2015 })).not.toThrow();
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('<script nomodule src="/unsupported.js">');
  expect(() => parse(readFileSync(join(dist, 'unsupported.js'), 'utf8'), { ecmaVersion: 3 })).not.toThrow();
});

it('the page for older browsers names the supported versions', () => {
  const page = readFileSync(join(dist, 'unsupported.html'), 'utf8');
  for (const version of Object.values(supportFloor)) expect(page.split(version)).toHaveLength(4);
  for (const language of ['en', 'ru', 'zh-Hans']) expect(page).toContain(`lang="${language}"`);
});
