import { expect, it } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding.ts';

it.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.5 , br; q=0.000', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [['br'], 'identity'],
])('who accepts %j is sent %s, however often they ask', (header, encoding) => {
  expect([acceptedEncoding(header), acceptedEncoding(header)]).toEqual([encoding, encoding]);
});

it('a header of more than 200 letters is not read', () => {
  const ofLength = (length: number) => `br,${'x'.repeat(length - 3)}`;
  expect([acceptedEncoding(ofLength(200)), acceptedEncoding(ofLength(201))]).toEqual(['br', 'identity']);
});
