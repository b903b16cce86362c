import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { createFakeChain, type FakeChain } from '../../../platform/chain/chain.fixture.ts';

const oneFee = { amount: 1_000, asset_id: '1.3.0' };
const head = {
  id: '2.1.0',
  head_block_number: 100,
  head_block_id: `00000064${'0'.repeat(32)}`,
  time: '2026-11-21T05:00:00',
  next_maintenance_time: '2026-11-21T06:00:00',
  last_irreversible_block_num: 90,
};

/**
 * A chain for preparing reviews: it has a head, charges 1,000 units per operation, and returns `answers` by method
 * name.
 */
export function reviewedChain(
  world: Pick<Parameters<typeof createFakeChain>[0], 'accounts' | 'assets'>,
  answers: Readonly<Record<string, unknown>> = {},
): FakeChain {
  const chain = createFakeChain({ ...world, balances: { '1.3.0': 10_000_000 }, orders: [], history: [] });
  const own: Readonly<Record<string, unknown>> = { get_dynamic_global_properties: head, ...answers };
  const otherCall = chain.call;
  chain.call = async (api, method, params, options) => {
    const said = method === 'get_required_fees' ? (params[0] as unknown[]).map(() => oneFee) : own[method];
    return said === undefined
      ? otherCall(api, method, params, options)
      : parseAnswer(options?.schema as never, method, said);
  };
  return chain;
}
