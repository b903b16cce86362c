import type { CallOptions, NodeReader } from './chainClient.ts';
import type { Connection } from './connection.ts';
import { parseAnswer } from './parseAnswer.ts';
import { sendOnce } from './sendOnce.ts';

/** A node that does not answer one read within this is as good as gone. */
const ANSWER_MS = 5_000;

/** One connection as what answers calls. */
export function readerOf(connection: Connection): NodeReader {
  return {
    url: connection.url,
    async call<T>(
      api: Parameters<NodeReader['call']>[0],
      method: string,
      params: readonly unknown[],
      options: CallOptions<T> = {},
    ): Promise<T> {
      const { schema, signal, deadlineMs = ANSWER_MS } = options;
      if (options.isBroadcast === true)
        return sendOnce(connection, api, method, params, options) as Promise<T>;
      const timeoutMs = Math.min(deadlineMs, ANSWER_MS);
      const answer = await connection.read(api, method, params, { timeoutMs, signal });
      return schema === undefined ? (answer as T) : parseAnswer(schema, method, answer);
    },
  };
}
