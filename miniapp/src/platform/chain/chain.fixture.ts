import { agreeingReaders } from '@xbts/shared/client/agreeingReaders.fixture.ts';
import type { CallOptions, ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type ConnectionState, createStatusStore } from '@xbts/shared/client/nodeStatus.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import type { AppError } from '@xbts/shared/errors/appError.ts';
import { answer, type FakeWorld } from './fakeAnswers.fixture.ts';

/* A chain in memory that answers the wallet's and history's calls, in the node's own JSON. Only for tests. */

/** The fake chain with its test controls. */
export type FakeChain = ChainClient & {
  world: FakeWorld;
  calls: { method: string; params: readonly unknown[] }[];
  /** While set, every call fails with it. */
  failure: AppError | null;
  /** While set, calls wait for it. */
  pause: Promise<void> | null;
  /** Notifies the subscribers of the account. */
  change(): void;
  watchers: number;
  setState(state: ConnectionState): void;
};

export function createFakeChain(world: FakeWorld): FakeChain {
  const status = createStatusStore({
    state: 'connected',
    url: null,
    latencyMs: null,
    isCompared: false,
    head: null,
    nodes: [],
  });
  const listeners = new Set<() => void>();
  const unused = () => () => undefined;
  const chain: FakeChain = {
    world,
    calls: [],
    failure: null,
    pause: null,
    watchers: 0,
    status,
    ...agreeingReaders({ call: (...call) => chain.call(...call) }),
    async call<T>(_api: string, method: string, params: readonly unknown[], options: CallOptions<T> = {}) {
      chain.calls.push({ method, params });
      await chain.pause;
      if (chain.failure !== null) throw chain.failure;
      const found = answer(chain.world, method, params);
      return options.schema === undefined ? (found as T) : parseAnswer(options.schema, method, found);
    },
    chainId: async () => '0'.repeat(64),
    subscribeAccount(_name, listener) {
      listeners.add(listener);
      chain.watchers = listeners.size;
      return () => {
        listeners.delete(listener);
        chain.watchers = listeners.size;
      };
    },
    change: () => {
      for (const listener of listeners) listener();
    },
    setState: (state) => status.set({ ...status.get(), state }),
    subscribeObjects: () => () => undefined,
    subscribeOnEach: unused,
    onBlock: unused,
    setUrls: () => undefined,
    prefer: async () => true,
    rest: () => undefined,
    wake: () => undefined,
    close: () => undefined,
  };
  return chain;
}
