import type { ChainClient, ChainReader, NodeReader } from './chainClient.ts';

/** The parts of a client that ask two nodes, for one whose two nodes always agree. Only for tests. */
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
