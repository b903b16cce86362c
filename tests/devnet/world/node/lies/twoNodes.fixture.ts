import type { Ledger } from '../../../chain/ledger/ledger.ts';
import { type ChainNode, startChainNode } from '../../../chain/rpc/startChainNode.ts';
import type { WorldAccountName } from '../../accounts.ts';
import { createWorld } from '../../createWorld.ts';
import { RpcClient } from '../rpcClient.fixture.ts';

/** An honest node and one that lies, on one ledger, and a client of each. */
export interface TwoNodes {
  readonly ledger: Ledger;
  readonly liar: ChainNode;
  /** Of the liar. */
  readonly told: RpcClient;
  /** Of the honest node. */
  readonly truth: RpcClient;
  idOf(name: WorldAccountName): string;
  /** Blocks three seconds apart. */
  produce(count: number): void;
  close(): Promise<void>;
}

export async function startTwoNodes(): Promise<TwoNodes> {
  const { ledger } = await createWorld({ liveDays: 1 });
  const liar = await startChainNode({ ledger, port: 0 });
  const honest = await startChainNode({ ledger, port: 0 });
  const [told, truth] = [await RpcClient.connect(liar.url), await RpcClient.connect(honest.url)];
  return {
    ledger,
    liar,
    told,
    truth,
    idOf: (name) => ledger.state.accountByName(name)?.id ?? '',
    produce: (count) => {
      const start = Date.parse(`${ledger.head().time}Z`) / 1000;
      for (let step = 1; step <= count; step += 1) ledger.produceBlock(start + 3 * step);
    },
    close: async () => {
      told.close();
      truth.close();
      await Promise.all([liar.close(), honest.close()]);
    },
  };
}
