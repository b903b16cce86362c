import type { ChainClient, ObjectListener } from '@xbts/shared/client/chainClient.ts';
import { expect, it, vi } from 'vitest';
import { fakeChain } from '../fakeChain.fixture.ts';
import type { ExplorerBlock } from './explorerBlock.ts';
import { followHeads } from './followHeads.ts';

const headAt = (number: number) => ({
  id: '2.1.0',
  head_block_number: number,
  head_block_id: number.toString(16).padStart(8, '0').padEnd(40, '0'),
  current_witness: '1.6.1',
});

/** A follower of a chain whose notices the test sends; blocks in `missing` do not exist. */
function setup(missing: readonly number[] = []) {
  const { client: chain } = fakeChain({
    'database.get_objects': ([id]: readonly string[]) => [
      id === '1.6.1' ? { id, witness_account: '1.2.1' } : { id, name: 'init0' },
    ],
    'database.get_block': (number: number) => (missing.includes(number) ? null : { transactions: [] }),
  });
  const listeners = new Set<ObjectListener>();
  const subscribeObjects: ChainClient['subscribeObjects'] = (ids, listener) => {
    expect(ids).toEqual(['2.1.0']);
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const told: number[] = [];
  const warn = vi.fn();
  const tell = vi.fn(async ({ block }: ExplorerBlock) => void told.push(Number(block.head_block_number)));
  const end = followHeads({ client: { ...chain, subscribeObjects }, log: { warn } }, tell);
  const notice = (object: ReturnType<typeof headAt> | null) => {
    for (const listener of listeners) listener('2.1.0', object);
  };
  return { notice, told, tell, warn, end, listeners };
}

it('reports each head once and in order, also when a new connection begins with the last one', async () => {
  const { notice, told } = setup();
  notice(headAt(7));
  notice(headAt(8));
  notice(headAt(8));
  notice(headAt(9));
  await vi.waitFor(() => expect(told).toEqual([7, 8, 9]));
});

it('leaves out an unreadable block and an invalid head, and logs it', async () => {
  const { notice, told, warn } = setup([8]);
  notice(headAt(7));
  notice(headAt(8));
  notice({ ...headAt(9), head_block_number: '9' as never });
  notice(null);
  notice(headAt(10));
  await vi.waitFor(() => expect(told).toEqual([7, 10]));
  const said = [{ code: 'node.bad_answer' }, 'a block could not be sent to the explorer’s listeners'];
  expect(warn.mock.calls).toEqual([said, said]);
});

it('queues no more than ten heads: the oldest is dropped', async () => {
  const { notice, told } = setup();
  for (let number = 1; number <= 20; number += 1) notice(headAt(number));
  await vi.waitFor(() => expect(told).toHaveLength(11));
  expect(told).toEqual([1, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});

it('reports nothing after its end, not even a block being read', async () => {
  const { notice, tell, end, listeners } = setup();
  notice(headAt(7));
  end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tell).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
