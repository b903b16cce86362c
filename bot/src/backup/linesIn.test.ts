import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { linesIn } from './linesIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'xbts-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lines of a file with this content, compressed. */
async function read(
  content: string | Buffer,
  bounds?: { characters: number; lines: number },
): Promise<string[]> {
  const file = join(folder, 'backup.gz');
  writeFileSync(file, gzipSync(content));
  const lines: string[] = [];
  for await (const line of linesIn(file, bounds)) lines.push(line);
  return lines;
}

const damaged = (detail: string) => ({ code: 'backup.damaged', facts: { detail } });

it('lines are returned as written, the last one with or without its end', async () => {
  expect(await read('one\ntwo ü\n')).toEqual(['one', 'two ü']);
  expect(await read('one\ntwo')).toEqual(['one', 'two']);
});

it('a few kilobytes that unpack to an endless line fill no memory', async () => {
  const line = read(Buffer.concat([Buffer.from('{"rows":0}\n'), Buffer.alloc(400_000_000, 'x')]));
  await expect(line).rejects.toMatchObject(damaged('a line of more than 1000000 characters'));
});

it('nor do they unpack to lines without an end', async () => {
  const lines = read('{}\n'.repeat(5_000), { characters: 10, lines: 4_999 });
  await expect(lines).rejects.toMatchObject(damaged('more than 4999 lines'));
  expect(await read('{}\n'.repeat(5_000), { characters: 10, lines: 5_000 })).toHaveLength(5_000);
});

it('a line that is too long is refused at any position', async () => {
  const bounds = { characters: 10, lines: 10 };
  for (const content of ['x'.repeat(11), `${'x'.repeat(11)}\na`, `a\n${'x'.repeat(11)}`])
    await expect(read(content, bounds)).rejects.toMatchObject(damaged('a line of more than 10 characters'));
  expect(await read(`${'x'.repeat(10)}\na`, bounds)).toHaveLength(2);
});
