import recorded from '../../../tests/vectors/rpc.json' with { type: 'json' };
import { agreeingReaders } from '../client/agreeingReaders.fixture.ts';
import type { ChainClient } from '../client/chainClient.ts';
import { createStatusStore } from '../client/nodeStatus.ts';
import { parseAnswer } from '../client/parseAnswer.ts';
import { chainErrorToAppError } from '../protocol/chainError.ts';

export interface AskedCall {
  readonly api: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A client that answers with a function's results; only for tests. `asked` holds the calls made. */
export function clientAnswering(
  answer: (method: string, params: readonly unknown[]) => unknown,
): ChainClient & { asked: AskedCall[] } {
  const asked: AskedCall[] = [];
  const client: ChainClient & { asked: AskedCall[] } = {
    asked,
    ...agreeingReaders({ call: (...call) => client.call(...call) }),
    async call(api, method, params, options = {}) {
      asked.push({ api, method, params });
      const found = await answer(method, params);
      // Without a schema the caller gets the answer unchecked.
      return options.schema === undefined ? (found as never) : parseAnswer(options.schema, method, found);
    },
    chainId: async () => '0'.repeat(64),
    status: createStatusStore({
      state: 'connected',
      url: null,
      latencyMs: null,
      isCompared: false,
      head: null,
      nodes: [],
    }),
    subscribeObjects: () => () => undefined,
    subscribeAccount: () => () => undefined,
    subscribeOnEach: () => () => undefined,
    onBlock: () => () => undefined,
    setUrls: () => undefined,
    prefer: async () => true,
    rest: () => undefined,
    wake: () => undefined,
    close: () => undefined,
  };
  return client;
}

/** A client that answers with a real node's answer to the first recorded call of that method. */
export function recordedClient() {
  return clientAnswering((method) => {
    const found = recorded.find((call) => call.method === method && 'result' in call);
    if (found === undefined) throw chainErrorToAppError({ code: -32_601, message: 'Method not found' });
    return found.result;
  });
}
