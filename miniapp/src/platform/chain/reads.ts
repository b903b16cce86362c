import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { chain } from './chain.ts';

/** Resolves as soon as no node answers; it is listened for until the signal. */
function noNodeAnswers(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const look = () => {
      if (chain.status.get().state === 'offline') resolve(null);
    };
    signal.addEventListener('abort', chain.status.subscribe(look), { once: true });
    look();
  });
}

/**
 * What `askNode` gives or, while no node answers, `askServer` (spec §7); the node's answer counts where both are there. When the
 * server can't tell either, the node is waited for. @throws what askNode throws
 */
export async function nodeOrServer<T>(
  askNode: (signal: AbortSignal) => Promise<T>,
  askServer: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const over = new AbortController();
  const cancel = () => over.abort();
  if (signal?.aborted === true) cancel();
  signal?.addEventListener('abort', cancel);
  const asked = askNode(over.signal);
  const said = asked.then(
    (value) => ({ value }),
    (error) => {
      if (hasCode(error, 'node.unreachable')) return null;
      throw error;
    },
  );
  try {
    const first = await Promise.race([said, noNodeAnswers(over.signal)]);
    if (first !== null) return first.value;
    // The node's own error says what to do; the server's would not.
    const served = await askServer()
      .then((value) => ({ value }))
      .catch(() => null);
    if (served === null || chain.status.get().state === 'connected') return await asked;
    const { startFallback } = await import('./startFallback.ts');
    startFallback();
    return served.value;
  } finally {
    over.abort();
  }
}

/**
 * What screens read of the chain: from the node in use, and while no node answers from the data server, as far as it can tell.
 * Nothing is signed from it: a review asks the nodes themselves.
 */
export const reads: ChainReader = {
  call(api, method, params, options = {}) {
    const { schema, signal } = options;
    return nodeOrServer(
      (joined) => chain.call(api, method, params, { ...options, signal: joined }),
      async () => {
        const { askDataServer } = await import('./askDataServer.ts');
        const answer = await askDataServer(method, params, signal);
        return schema === undefined ? (answer as never) : parseAnswer(schema, method, answer);
      },
      signal,
    );
  },
};
