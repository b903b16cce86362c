import type { ChainClient, ChainReader, NodeReader } from './chainClient.ts';

/** The client parts that ask two nodes, where both always agree. Only for tests. */
export function agreeingReaders(
  reader: ChainReader,
): Pick<ChainClient, 'readers' | 'contradicted' | 'silent'> {
  const urls = ['wss://one.example', 'wss://two.example'];
  return {
    readers: async (count = 2) =>
      urls.slice(0, count).map((url): NodeReader => ({ url, call: (...args) => reader.call(...args) })),
    contradicted: () => undefined,
    silent: () => undefined,
  };
}
