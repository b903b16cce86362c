import type { IForbiddenRuleType } from 'dependency-cruiser';
import { guarded, layers, openToTests, packages, type Row, rows } from './arrows.ts';

/** Compiles the table of arrows into rules of dependency-cruiser: what each place must not import, as regular expressions. */

const ours = '^(?:shared|miniapp|bot|tests)/';
const testFile = '[.](?:test|fixture)[.]tsx?$';

/** The patterns of the placeholders in one layer. */
interface Names {
  '<noun>': string;
  '<same>': string;
  '<lower>': string;
  '<screen>': string;
}

const anyOf = (nouns: readonly string[]) => (nouns.length === 0 ? '(?!)' : `(?:${nouns.join('|')})`);
const anywhere: Names = {
  '<noun>': anyOf(layers.flat()),
  '<same>': '$1',
  '<lower>': '(?!)',
  '<screen>': '[^/]+',
};

/** A place as a regular expression: a folder with all beneath it, or one file with its test. */
function pattern(place: string, names: Names = anywhere): string {
  const path = place.replace(/<\w+>/gu, (name) => names[name as keyof Names] ?? name);
  return /[.]\w+$/u.test(place)
    ? `^${path.replace(/[.](\w+)$/u, '(?:[.](?:test|fixture))?[.]$1$')}`
    : `^${path}/`;
}

/** Placeholders of the importer, as groups that the imported places refer back to. */
const importer = (nouns: readonly string[]): Names => ({
  ...anywhere,
  '<noun>': `(${nouns.join('|')})`,
  '<screen>': '([^/]+)',
});

const rowsBelow = (place: string) =>
  rows.map(([each]) => each).filter((each) => each.startsWith(`${place}/`));

/** The place itself, without the places of more specific rows. */
function itself(place: string): string {
  const own = pattern(place, { ...anywhere, '<noun>': '$1', '<screen>': '$2' });
  const below = rowsBelow(place).map((each) => pattern(each).slice(pattern(place).length));
  return below.length === 0 ? own : `${own}(?!${below.join('|')})`;
}

function rulesOf([place, mayImport, why]: Row): IForbiddenRuleType[] {
  const hasNoun = place.includes('<noun>');
  return (hasNoun ? layers : [[]]).flatMap((nouns, layer) => {
    const from = pattern(place, importer(nouns));
    const names = { ...anywhere, '<lower>': anyOf(layers.slice(0, layer).flat()) };
    const open = [...mayImport.map((each) => pattern(each, names)), itself(place)];
    const below = rowsBelow(place).map((each) => pattern(each));
    const name = `${why} (row ${place})`;
    const [root = ''] = place.split('/');
    const openToTest = [...openToTests.map((each) => pattern(each)), `^${root}/.*${testFile}`];
    return [
      { name, from: { path: from, pathNot: [...below, testFile] }, to: { path: ours, pathNot: open } },
      {
        name,
        from: { path: from.replace('^', `^(?=.*${testFile})`), pathNot: below },
        to: { path: ours, pathNot: [...open, ...openToTest] },
      },
    ];
  });
}

const noFixtures: IForbiddenRuleType = {
  name: 'a test or fixture is imported by tests and fixtures only',
  from: { path: '^(?:shared|miniapp|bot)/', pathNot: testFile },
  to: { path: testFile },
};

const guardRules = guarded.map(
  ([place, places, why]): IForbiddenRuleType => ({
    name: `${why}: only ${places.join(', ')} may reach it`,
    from: { path: ours, pathNot: [...places.map((each) => pattern(each)), testFile] },
    to: { path: pattern(place), reachable: true },
  }),
);

const placesOf = (owners: readonly string[]) =>
  owners.flatMap((owner) => (owner === '<tests>' ? ['^tests/', testFile] : [pattern(owner)]));

/** Where packages are installed; `buffer` resolves to Node's module of that name. */
const installed = (names: readonly string[]) => {
  const any = names.join('|').replaceAll('.', '[.]');
  return `(?:^(?:${any})$|node_modules/(?:${any})/)`;
};

const packageRules = Object.entries(packages).map(
  ([name, owners]): IForbiddenRuleType => ({
    name: `${name} belongs to ${owners.join(', ')}`,
    from: { path: '', pathNot: placesOf(owners) },
    to: name === 'node:' ? { dependencyTypes: ['core'], pathNot: '^buffer$' } : { path: installed([name]) },
  }),
);

const noOwner: IForbiddenRuleType = {
  name: 'a package needs a row in tests/structure/arrows.ts',
  from: {},
  to: { path: 'node_modules/', pathNot: installed(Object.keys(packages)) },
};

const unresolved: IForbiddenRuleType = {
  name: 'it cannot be resolved',
  from: {},
  to: { couldNotResolve: true, pathNot: '^node:' },
};

const circle: IForbiddenRuleType = {
  name: 'files import each other in a circle',
  from: {},
  to: { circular: true },
};

export const arrowRules: IForbiddenRuleType[] = [
  ...rows.flatMap(rulesOf),
  ...guardRules,
  ...packageRules,
  noFixtures,
  noOwner,
  unresolved,
  circle,
];

/** Whether a row of the table holds a file. */
export function isHeld(file: string): boolean {
  return rows.some(([place]) => new RegExp(pattern(place), 'u').test(file));
}

/** Whether a file is source of this project, which a row must hold. */
export const isOurs = (file: string) => /^(?:shared|miniapp|bot|tests)\/.*[.](?:tsx?|css)$/u.test(file);
