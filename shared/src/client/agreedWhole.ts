import { type Agreed, type AskedClient, readAgreed } from './agreement.ts';
import type { NodeReader } from './chainClient.ts';
import type { Clock } from './clock.ts';

/**
 * Like readAgreed, but compares the result of a whole read instead of each answer: pages of a history begin elsewhere
 * on a node that is a block ahead. `name` names the read where nodes differ.
 * @throws AppError node.contradicted, node.disagree, and what `read` throws
 */
export function readAgreedWhole<T>(
  client: AskedClient,
  name: string,
  read: (reader: NodeReader) => Promise<T>,
  clock?: Clock,
): Promise<Agreed<T>> {
  const asked: AskedClient = {
    readers: async (count) => (await client.readers(count)).map((reader) => wholeReader(reader, read)),
    contradicted: (url, reason) => client.contradicted(url, reason),
    silent: (url, reason) => client.silent(url, reason),
    onBlock: (listener) => client.onBlock(listener),
  };
  return readAgreed(asked, (nodes) => nodes.call<T>('history', name, []), clock);
}

/** A node whose every answer is the result of the whole read. */
function wholeReader<T>(reader: NodeReader, read: (reader: NodeReader) => Promise<T>): NodeReader {
  const answer = (): Promise<unknown> => read(reader);
  return { url: reader.url, call: <Answer>() => answer() as Promise<Answer> };
}
