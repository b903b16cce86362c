import { agreeingReaders } from '@xbts/shared/client/agreeingReaders.fixture.ts';
import type { CallOptions, ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { NodeStatus } from '@xbts/shared/client/nodeStatus.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { parse } from 'valibot';

/** A call to a fake chain: `api.method` and its parameters. */
export interface FakeCall {
  name: string;
  params: readonly unknown[];
}

export type FakeAnswers = Readonly<Record<string, (...params: never[]) => unknown>>;

/** A chain client made of a table of answers, for tests: answers by `api.method` and records every call. */
export function fakeChain(answers: FakeAnswers, status: Partial<NodeStatus> = {}) {
  const calls: FakeCall[] = [];
  const current: NodeStatus = {
    state: 'connected',
    url: 'ws://fake',
    latencyMs: 1,
    isCompared: true,
    head: { number: 1000, id: '000003e8'.padEnd(40, '0'), time: 1_795_000_000_000, irreversible: 990 },
    nodes: [],
    ...status,
  };
  const client: ChainClient = {
    ...agreeingReaders({ call: (...call) => client.call(...call) }),
    async call<T>(api: string, method: string, params: readonly unknown[], options?: CallOptions<T>) {
      const name = `${api}.${method}`;
      calls.push({ name, params });
      const answer = answers[name];
      if (answer === undefined) throw new AppError('node.api_denied', { api, url: 'ws://fake' });
      const result: unknown = JSON.parse(JSON.stringify(answer(...(params as never[]))));
      return options?.schema === undefined ? (result as T) : parse(options.schema, result);
    },
    chainId: async () => 'ab'.repeat(32),
    status: { get: () => current, subscribe: () => () => {} },
    subscribeObjects: () => () => {},
    subscribeAccount: () => () => {},
    subscribeOnEach: () => () => {},
    onBlock: () => () => {},
    setUrls: () => {},
    prefer: async () => true,
    rest: () => {},
    wake: () => {},
    close: () => {},
  };
  return { client, calls };
}
