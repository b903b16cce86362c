import { expect, it } from 'vitest';
import { overwrite } from './overwrite.ts';

it('leaves nothing of a secret', () => {
  const secret = new Uint8Array([1, 2, 255]);
  overwrite(secret);
  overwrite(undefined);
  expect([...secret]).toEqual([0, 0, 0]);
});
