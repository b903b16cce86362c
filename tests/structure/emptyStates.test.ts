import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..', '..', 'miniapp', 'src');

/** Empty states without a button of their own: what comes next stands on the same screen, or in their text. */
const elsewhere: Readonly<Record<string, string>> = {
  'filter.empty': 'a fact about somebody else; Send and Receive are on the page',
  'accounts.empty': 'the ways to add an account are the cells below',
  any: 'the field to type in is above',
  'events.noneYet': "the pool's own actions are above",
  'hidden.none': 'its text says how an asset is hidden',
  'list.empty': 'the search is above, and says what to type',
  'list.none': "the page's own button stakes",
  'picker.empty': 'the contacts are the cell below',
  'waiting.none': 'the page’s own button makes one',
  'withdraw.noSaved': 'its text says how the first one is saved, and the button appears below',
};

/** What a user is shown in the place of something: each element with its attributes. */
function emptyStates(): { file: string; element: string }[] {
  return globSync('**/*.tsx', { cwd: sources })
    .filter((file) => !file.includes('.test.') && !file.endsWith('Placeholder.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(sources, file), 'utf8');
      return [...text.matchAll(/<Placeholder\b/gu)].map(({ index }) => ({
        file,
        element: text.slice(index, endOfElement(text, index)),
      }));
    });
}

/** Where the tag that begins here closes itself, whatever tags stand in its attributes. */
function endOfElement(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0 && text.startsWith('/>', index)) return index;
  }
  return text.length;
}

it('each empty state offers the next step, or stands where it is offered', () => {
  const silent = emptyStates().filter(({ element }) => {
    if (/\baction\b/u.test(element)) return false;
    return !Object.keys(elsewhere).some((key) => element.includes(`'${key}'`));
  });
  expect(silent.map(({ file, element }) => `${file}: ${element.replaceAll(/\s+/gu, ' ')}`)).toEqual([]);
});

it('none of those whose next step stands elsewhere is gone', () => {
  const all = emptyStates().map(({ element }) => element);
  expect(Object.keys(elsewhere).filter((key) => !all.some((each) => each.includes(`'${key}'`)))).toEqual([]);
});
