import { listWorkers } from '@xbts/shared/actions/listWorkers.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { expect, it } from 'vitest';
import { startSmallChain, TRADER } from '../devnet/chain/ledger/smallChain.ts';
import { createWorker } from '../devnet/chain/ledger/workers.ts';
import { startChainNode } from '../devnet/chain/rpc/startChainNode.ts';

const terms = {
  worker_account: TRADER,
  work_begin_date: '2015-10-21T11:00:00',
  work_end_date: '2035-12-31T00:00:00',
  daily_pay: 40_000_000_000n,
  url: 'https://workers.example/1',
};

it('the client reads the use of each worker’s pay over the wire', async () => {
  const ledger = await startSmallChain();
  createWorker(ledger.state, { ...terms, name: 'bitasset-fund-pool', pays: 7 });
  createWorker(ledger.state, { ...terms, name: 'refund400k', pays: 'refund' });
  createWorker(ledger.state, { ...terms, name: 'burn', pays: 'burn' });
  const node = await startChainNode({ ledger, port: 0 });
  const client = createNodePool({
    urls: [node.url],
    chainId: ledger.chainId,
    openSocket: openSocketWith(WebSocket),
  });
  try {
    const { workers, dailyBudget } = await listWorkers(client, Date.parse('2026-01-01T00:00:00Z'));
    expect(dailyBudget).toBe(ledger.state.global.parameters.worker_budget_per_day);
    expect(workers.map(({ name, pay }) => [name, pay])).toEqual([
      ['bitasset-fund-pool', { kind: 'vesting', days: 7 }],
      ['refund400k', { kind: 'refund' }],
      ['burn', { kind: 'burn' }],
    ]);
  } finally {
    client.close();
    await node.close();
  }
});
