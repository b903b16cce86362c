import type { ChainClient } from './chainClient.ts';
import { FakeClock } from './fakeClock.fixture.ts';
import { FAKE_CHAIN_ID, FakeNodes } from './fakeNodes.fixture.ts';
import { createNodePool } from './nodePool.ts';

export const [A, B, C, D] = ['wss://a', 'wss://b', 'wss://c', 'wss://d'] as const;

interface PoolSetup {
  chainId?: string;
  savedUrl?: string;
  chosenUrl?: string;
  urls?: readonly string[];
  count?: number;
  /** Those of them that the user added. */
  own?: readonly string[];
  prepare?: (net: FakeNodes) => void;
}

/** A pool over fake nodes, four by default, not yet connected. Only for tests. */
export function setup(options: PoolSetup = {}) {
  const { urls = [A, B, C, D] } = options;
  const clock = new FakeClock();
  const net = new FakeNodes(clock, urls);
  options.prepare?.(net);
  const client: ChainClient = createNodePool({
    urls: urls.slice(0, options.count ?? urls.length).filter((url) => options.own?.includes(url) !== true),
    ...(options.own === undefined ? {} : { ownUrls: options.own }),
    savedUrl: options.savedUrl,
    chosenUrl: options.chosenUrl,
    chainId: options.chainId ?? FAKE_CHAIN_ID,
    openSocket: net.openSocket,
    clock,
    random: () => 0.5,
  });
  const status = () => client.status.get();
  return { clock, net, client, status };
}
