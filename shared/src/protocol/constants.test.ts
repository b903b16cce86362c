import { expect, it } from 'vitest';
import { assetFlag } from './constants.ts';

it("the flags of an asset are the chain's bits, all different", () => {
  expect(Object.values(assetFlag)).toEqual(Array.from({ length: 11 }, (_, bit) => 2 ** bit));
});
