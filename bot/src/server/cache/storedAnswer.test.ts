import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { sizeOf, storeAnswer } from './storedAnswer.ts';

it('a body of a kilobyte is compressed, a smaller one is not', async () => {
  const formsOf = async (length: number) => {
    const { gzip, brotli } = await storeAnswer('x'.repeat(length), 1, undefined);
    return [gzip !== undefined, brotli !== undefined];
  };
  expect([await formsOf(1_023), await formsOf(1_024)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

it('uses level 5 of brotli: higher ones take much longer for little', async () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id: `1.3.${id}`, units: id ** 3 }));
  const text = JSON.stringify(rows);
  const { brotli } = await storeAnswer(text, 1, undefined);
  const atStep = (step: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: step } });
  expect(brotli?.equals(atStep(5))).toBe(true);
  expect(brotli?.equals(atStep(6))).toBe(false);
});

it('every form of a body counts towards memory, and so does its metadata', () => {
  const [body, gzip, brotli] = [1, 20_000, 10].map((length) => Buffer.alloc(length)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  expect(sizeOf({ body, gzip, brotli, etag: '', storedAt: 1 })).toBe(256 + 1 + 20_000 + 10);
});
