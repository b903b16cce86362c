import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { blockOperation } from './blockOperations.ts';
import { createByteWriter } from './byteWriter.ts';

it('a global settlement is packed by its number and members', () => {
  const price = (amount: number, asset_id: string) => ({ amount, asset_id });
  const settle = {
    fee: price(0, '1.3.0'),
    issuer: '1.2.17',
    asset_to_settle: '1.3.2',
    settle_price: { base: price(1, '1.3.2'), quote: price(3, '1.3.0') },
    extensions: [],
  };
  const out = createByteWriter();
  blockOperation([18, settle], out);
  const amount = (units: string, asset: string) => `${units}${'00'.repeat(7)}${asset}`;
  expect(bytesToHex(out.written())).toBe(
    `12${amount('00', '00')}1102${amount('01', '02')}${amount('03', '00')}00`,
  );
});
