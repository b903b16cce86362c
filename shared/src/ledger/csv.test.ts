import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a field with a comma, a quote or a line break is quoted', () => {
  expect(csvOf([['a,b', 'c"d', 'e\nf', '-5.1', '-x']])).toBe('"a,b","c""d","e\nf",-5.1,\'-x\r\n');
});

it('a field that table programs would read as a formula becomes a text, unlike a plain number', () => {
  const fields = ['=1+1', '+cmd', '-1-2', '@sum', ' =1', '-0.00001', '12', ''];
  expect(csvOf([fields])).toBe("'=1+1,'+cmd,'-1-2,'@sum,' =1,-0.00001,12,\r\n");
});
