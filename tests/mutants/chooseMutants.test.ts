import { expect, it } from 'vitest';
import { chooseMutants } from './chooseMutants.ts';
import { findMutants } from './findMutants.ts';

const source = Array.from({ length: 60 }, (_, index) => `const a${index} = ${index};`).join('\n');
const drawn = (text: string, seed: string) =>
  chooseMutants(findMutants('a.ts', text), 8, seed).map(({ before }) => before);

it('a seed draws the same changes again, even if other lines of the file have moved', () => {
  expect(drawn(`// One more line.\nf();\n${source}`, '7')).toEqual(drawn(source, '7'));
  expect(new Set(drawn(source, '7')).size).toBe(8);
});

it('another seed draws others', () => {
  expect(drawn(source, '8')).not.toEqual(drawn(source, '7'));
});
