import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { equivalents } from './equivalents.ts';
import { findMutants } from './findMutants.ts';
import { mutate } from './mutant.ts';

const changed = (source: string) =>
  findMutants('a.ts', source).map((mutant) => mutate(source, mutant).trim());

describe('the mutants of a file', () => {
  it('change an operator', () => {
    expect(changed('const a = (b) + c;')).toEqual(['const a = (b) - c;']);
    expect(changed('const a = b <= c;')).toEqual(['const a = b < c;']);
    expect(changed('const a = b && c;')).toEqual(['const a = b || c;']);
    expect(changed('a += b;')).toEqual(['a -= b;']);
    expect(changed('const a = !b;')).toEqual(['const a = b;']);
  });

  it('change a constant by one, or to its opposite', () => {
    expect(changed('const a = 7;')).toEqual(['const a = 8;']);
    expect(changed('const a = 10_000n;')).toEqual(['const a = 10001n;']);
    expect(changed('const a = true;')).toEqual(['const a = false;']);
  });

  it('open a guard, and turn a choice', () => {
    expect(changed('function f(a) { if (a) return; g(); }')).toEqual([
      'function f(a) { if (false) return; g(); }',
    ]);
    expect(changed('if (a) b(); else c();')).toEqual(['if (!(a)) b(); else c();']);
    expect(changed('const a = b ? c : d;')).toEqual(['const a = !(b) ? c : d;']);
  });

  it('drop an await', () => {
    expect(changed('const f = async () => { await g(); };')).toEqual([
      'const f = async () => {  g(); };'.replace('  g', ' g'),
    ]);
  });

  it('keep the await of a returned value, except inside a try', () => {
    expect(changed('const f = async () => await g();')).toEqual([]);
    expect(changed('async function f() { return await g(); }')).toEqual([]);
    expect(changed('async function f() { try { return await g(); } catch {} }')).toEqual([
      'async function f() { try { return g(); } catch {} }',
    ]);
    expect(
      changed('async function f() { try { return h(async () => { return await g(); }); } catch {} }'),
    ).toEqual([]);
  });

  it('skip types and texts', () => {
    expect(changed("type A = 1 | 'b'; const c = 'd' as const;")).toEqual([]);
    expect(changed('interface A { 1: b; } const c: { 2: d } = e; f<{ 3: g }>(h as { 4: i });')).toEqual([]);
  });

  it('skip a line listed as equivalent, in its own file', () => {
    const { file, line } = equivalents.find((each) => each.line.startsWith('let ')) ?? equivalents[0]!;
    expect(findMutants(file, line)).toEqual([]);
    expect(findMutants('elsewhere.ts', line)).not.toEqual([]);
  });

  it.each(equivalents)('the listed line “$line” is in $file', ({ file, line }) => {
    const lines = readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split('\n');
    expect(lines.map((each) => each.trim())).toContain(line);
  });

  it('are refused for a file that has changed since', () => {
    const [mutant] = findMutants('a.ts', 'const a = 7;');
    expect(mutant && (() => mutate('const aa = 7;', mutant))).toThrow('has changed');
  });
});
