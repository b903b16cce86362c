import { expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import { ASSET_A, ASSET_B, GENESIS_SECONDS, OWNER, pushPaid, startSmallChain, TRADER } from './smallChain.ts';

/** The owner sells one A for one B, which the trader takes. */
function trade(ledger: Ledger): void {
  const order = (seller: string, sold: string, asked: string) =>
    pushPaid(ledger, 1, {
      seller,
      amount_to_sell: { amount: 1, asset_id: sold },
      min_to_receive: { amount: 1, asset_id: asked },
      expiration: '2030-01-01T00:00:00',
      fill_or_kill: false,
      extensions: {},
    });
  order(OWNER, ASSET_A, ASSET_B);
  order(TRADER, ASSET_B, ASSET_A);
}

it('a market keeps a thousand sides of fills, and more for three days; the sequence continues', async () => {
  const ledger = await startSmallChain();
  const kept = () => ledger.state.fills(ASSET_A, ASSET_B);
  for (let block = 0; block < 6; block += 1) {
    for (let index = 0; index < 100; index += 1) trade(ledger);
    ledger.produceBlock();
  }
  expect([kept().length, kept()[0]?.key.sequence, kept().at(-1)?.key.sequence]).toEqual([1200, -1199, 0]);
  ledger.produceBlock(GENESIS_SECONDS + 4 * 86_400);
  trade(ledger);
  ledger.produceBlock();
  expect([kept().length, kept()[0]?.key.sequence, kept().at(-1)?.key.sequence]).toEqual([1000, -1201, -202]);
  // The tickers had processed the removed fills.
  expect(ledger.state.ticker(ASSET_A, ASSET_B)?.base_volume).toBe(1n);
});
