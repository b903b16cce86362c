import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { chain } from './chain.ts';

/** Resolves as soon as no node answers; listens until the signal aborts. */
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
 * The result of `askNode` or, while no node answers, of `askServer` (spec §7); the node's answer wins when both exist.
 * When the server fails too, it waits for the node. @throws the errors of askNode
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
    // The node's own error names the remedy; the server's would not.
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
 * Chain reads for screens: from the node in use and, while no node answers, from the data server as far as it can.
 * Nothing signed is built from them: a review asks the nodes themselves.
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
