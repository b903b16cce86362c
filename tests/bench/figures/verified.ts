import { proveBlocks } from '@xbts/bot/src/chain/follower/provenBlocks.ts';
import { createHeaderProver } from '@xbts/bot/src/chain/follower/provenHeaders.ts';
import { createBlockReader } from '@xbts/bot/src/chain/follower/readBlocks.ts';
import { LightChain } from '@xbts/shared/client/lightChain.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { firstWitnesses } from '@xbts/shared/protocol/agreedWitnesses.ts';
import { type BlockCodec, blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { type Figure, figureOf } from '../figure.ts';
import { type MixedChain, mixedChain } from './follower/mixedChain.ts';

const BLOCKS = 3_000;
const BATCH = 500;
const RUNS = 5;

/**
 * follower.verified.blocks_per_s: blocks of 15 mixed transactions, read from a node's JSON texts and proven, all on one core: links, ids,
 * Merkle roots, and the signatures of the last rounds. light.header.ms: one header whose link and signature are checked.
 */
export async function verifiedFigures(): Promise<Figure[]> {
  const chain = await mixedChain(BLOCKS);
  const codec = blockCodec;
  const rates: number[] = [];
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    rates.push(await rateOf(chain, codec));
    times.push(await headerTime(chain));
  }
  return [
    figureOf('follower.verified.blocks_per_s', 'blocks/s', rates),
    figureOf('light.header.ms', 'ms', times),
  ];
}

async function rateOf({ reader, chainId }: MixedChain, codec: BlockCodec): Promise<number> {
  // The pool holds no node: everything is read from the one reader.
  const pool = createNodePool({ urls: [], chainId, openSocket: () => unused() });
  const client = new Proxy(pool, {
    get: (target, name) => (name === 'readers' ? async () => [reader] : Reflect.get(target, name)),
  });
  const readBlocks = createBlockReader();
  const proving = { client, codec, log: { warn: unused }, observeProof: () => undefined };
  const began = performance.now();
  const range = await createHeaderProver(client, chainId).prove(reader, {
    from: 1,
    head: BLOCKS,
    every: BATCH,
  });
  for (let from = 1; from <= range.last; from += BATCH) {
    const to = Math.min(from + BATCH - 1, range.last);
    const blocks = await readBlocks(reader, from, to);
    await proveBlocks(proving, reader, { blocks, lastId: range.idOf(to) });
  }
  const seconds = (performance.now() - began) / 1_000;
  pool.close();
  return range.last / seconds;
}

async function headerTime({ headers, reading, chainId, reader }: MixedChain): Promise<number> {
  const known = { reading, nodes: [reader.url] };
  const chain = new LightChain({
    witnesses: firstWitnesses(chainId, known),
    readWitnesses: async () => known,
  });
  const some = headers.slice(0, 200);
  const began = performance.now();
  await chain.add(some);
  return (performance.now() - began) / some.length;
}

function unused(): never {
  throw new Error('the figures need no other node');
}
