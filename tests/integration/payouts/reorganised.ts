import type { CallOptions, ChainClient } from '@xbts/shared/client/chainClient.ts';

/** What a follower asked of a chain that was reorganised. */
export interface ReorganisedChain {
  readonly client: ChainClient;
  /** From now on the block of this number is another one, without any transaction. */
  replace(blockNum: number): void;
  /** Numbers of all blocks that were asked for. */
  readonly asked: readonly number[];
}

/** A chain whose blocks can be replaced, as nodes do with those that are not irreversible. */
export function reorganised(client: ChainClient): ReorganisedChain {
  const replaced = new Set<number>();
  const asked: number[] = [];
  const call: ChainClient['call'] = async <T>(
    ...[api, method, params, options]: [
      Parameters<ChainClient['call']>[0],
      string,
      readonly unknown[],
      CallOptions<T>?,
    ]
  ) => {
    const answer = await client.call<T>(api, method, params, options);
    if (method !== 'get_blocks' || !Array.isArray(answer)) return answer;
    const from = Number(params[0]);
    asked.push(...answer.map((_, index) => from + index));
    return answer.map((block, index) =>
      replaced.has(from + index) ? { ...block, transactions: [] } : block,
    ) as T;
  };
  const own = new Proxy(client, {
    get: (target, name) => {
      if (name === 'call') return call;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { client: own, replace: (blockNum) => void replaced.add(blockNum), asked };
}
