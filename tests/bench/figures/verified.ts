import { proveBlocks } from '@xbts/bot/src/chain/follower/provenBlocks.ts';
import { createHeaderProver } from '@xbts/bot/src/chain/follower/provenHeaders.ts';
import { createBlockReader } from '@xbts/bot/src/chain/follower/readBlocks.ts';
import { openNodeSocket } from '@xbts/bot/src/chain/nodeSocket.ts';
import { getBlockHeaders } from '@xbts/shared/actions/getBlockHeaders.ts';
import { getWitnesses } from '@xbts/shared/actions/getWitnesses.ts';
import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { LightChain } from '@xbts/shared/client/lightChain.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { firstWitnesses } from '@xbts/shared/protocol/agreedWitnesses.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { type Figure, figureOf } from '../figure.ts';
import { type Rate, rateOf } from './follower/measured.ts';
import { startMixedNode } from './follower/mixedNode.ts';

const BLOCKS = 3_000;
const BATCH = 500;
const RUNS = 5;
/** Headers whose signatures are timed individually. */
const SOME = 200;

/**
 * follower.verified.blocks_per_s: blocks of 15 mixed transactions, read from a node in another process and proven:
 * links, ids, Merkle roots, and the signatures of the last rounds; per second of this process's own processor time. The
 * next row checks the signature of every header. light.header.ms: checking the link and signature of one header, as the
 * page does and as the bot does.
 */
export async function verifiedFigures(): Promise<Figure[]> {
  const node = await startMixedNode(BLOCKS);
  const client = createNodePool({ urls: [node.url], chainId: 'auto', openSocket: openNodeSocket });
  try {
    const [reader] = await client.readers(1);
    if (reader === undefined) throw new Error('the node does not answer');
    return await figuresOf(client, reader);
  } finally {
    client.close();
    node.close();
  }
}

async function figuresOf(client: ChainClient, reader: NodeReader): Promise<Figure[]> {
  const rates: Rate[] = [];
  const inPage: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    rates.push(await rateOf(BLOCKS, () => proveAll(client, reader)));
    inPage.push((await signHeaders(client, reader, SOME)) / SOME);
  }
  return [
    figureOf(
      'follower.verified.blocks_per_s',
      'blocks/s',
      rates.map(({ byProcessorTime }) => byProcessorTime),
    ),
    figureOf('light.header.ms', 'ms', inPage),
  ];
}

async function proveAll(client: ChainClient, reader: NodeReader): Promise<void> {
  const readBlocks = createBlockReader();
  const proving = { client, codec: blockCodec, log: { warn: unused }, observeProof: () => undefined };
  const prover = createHeaderProver(client, await client.chainId());
  const range = await prover.prove(reader, { from: 1, head: BLOCKS, every: BATCH });
  for (let from = 1; from <= range.last; from += BATCH) {
    const to = Math.min(from + BATCH - 1, range.last);
    const blocks = await readBlocks(reader, from, to);
    await proveBlocks(proving, reader, { blocks, lastId: range.idOf(to) });
  }
}

/** Follows the first headers, each with its signature; resolves to the milliseconds without the reading. */
async function signHeaders(client: ChainClient, reader: NodeReader, count: number): Promise<number> {
  const known = { reading: await getWitnesses(reader), nodes: [reader.url] };
  const witnesses = firstWitnesses(await client.chainId(), known);
  const chain = new LightChain({ witnesses, readWitnesses: async () => known });
  const headers = await getBlockHeaders(reader, { from: 1, to: count });
  const began = performance.now();
  await chain.add(headers);
  return performance.now() - began;
}

function unused(): never {
  throw new Error('the node gives blocks that can be proven');
}
