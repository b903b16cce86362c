import { expect, it } from 'vitest';
import { groupOf } from './portfolioView.ts';

it.each([
  ['native', '1.3.0', 'BTS'],
  ['exchange', '1.3.4099', 'XBTSX.STH'],
  ['fiat', '1.3.7', 'RUBLE'],
  ['fiat', '1.3.8', 'XBTSX.USD'],
  ['others', '1.3.9', 'OPEN.ABC'],
  // By its id alone: anyone may issue a look-alike.
  ['others', '1.3.10', 'BTSX'],
])('an asset is of the group %s: %s %s (spec §3)', (group, assetId, symbol) => {
  expect(groupOf({ assetId, symbol })).toBe(group);
});
