import { expect, it } from 'vitest';
import { createFakeChain } from '../../../platform/chain/chain.fixture.ts';
import type { FakeWorld } from '../../../platform/chain/fakeAnswers.fixture.ts';
import { marketFixture } from './market.fixture.ts';
import { readOwnFills } from './readOwnFills.ts';

const market = marketFixture();
const accountId = '1.2.18';

/** A fill of this market, or of another one. */
const fill = (instance: number, isHere: boolean): FakeWorld['history'][number] => {
  const [sold, got] = [market.quote.id, isHere ? market.base.id : '1.3.9'];
  return {
    id: `1.11.${instance}`,
    block_num: instance,
    op: [
      4,
      {
        fee: { amount: 0, asset_id: got },
        order_id: '1.7.5',
        account_id: accountId,
        pays: { amount: 1, asset_id: sold },
        receives: { amount: 1, asset_id: got },
        fill_price: { base: { amount: 1, asset_id: sold }, quote: { amount: 1, asset_id: got } },
        is_maker: true,
      },
    ],
  };
};
/** This many fills, of which those with these ids belong to the market. */
function chainWith(count: number, here: readonly number[]) {
  const history = Array.from({ length: count }, (_, index) =>
    fill(count - index, here.includes(count - index)),
  );
  return createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history });
}
const idsOf = ({ fills }: Awaited<ReturnType<typeof readOwnFills>>) => fills.map(({ id }) => id);

it('continues page by page until fills of the market are found, each once', async () => {
  const chain = chainWith(450, [440, 250, 52, 51]);
  const first = await readOwnFills(chain, { accountId, market, from: null });
  expect(idsOf(first)).toEqual(['1.11.440']);
  const second = await readOwnFills(chain, { accountId, market, from: first.next });
  expect(idsOf(second)).toEqual(['1.11.250']);
  const third = await readOwnFills(chain, { accountId, market, from: second.next });
  expect(idsOf(third)).toEqual(['1.11.52', '1.11.51']);
  expect(third.next).toBeNull();
});

it('stops after five hundred of other markets, with the place to continue from', async () => {
  const chain = chainWith(900, [1]);
  const first = await readOwnFills(chain, { accountId, market, from: null });
  expect(first).toMatchObject({ fills: [], next: '1.11.405' });
  const rest = await readOwnFills(chain, { accountId, market, from: first.next });
  expect(rest).toMatchObject({ fills: [{ id: '1.11.1' }], next: null });
});
