import { getBlockHeaders } from '@xbts/shared/actions/getBlockHeaders.ts';
import { getWitnesses } from '@xbts/shared/actions/getWitnesses.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { LightChain } from '@xbts/shared/client/lightChain.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { firstWitnesses } from '@xbts/shared/protocol/agreedWitnesses.ts';
import { blockIdOf, blockNumberOf, type SignedHeader } from '@xbts/shared/protocol/blockHeader.ts';
import { hasOtherOperators } from './otherOperators.ts';
import { recoverCompiled } from './recoverCompiled.ts';

/** Headers that are asked for at once. */
const batch = 1_000;
/** How many rounds of the active witnesses at the end of a catch-up have their signatures checked: enough for 70 % of them. */
const checkedRounds = 3;
/** With fewer blocks to read, the headers held from the call before are added to. */
const fewBlocks = 200;

/** What is proven of a range of blocks. */
export interface ProvenRange {
  /** The last block that 70 % of the active witnesses have built on; 0 when there is none. */
  readonly last: number;
  /** The id that a block must have, of every so-manieth one from the first and of the last. */
  idOf(blockNumber: number): string | undefined;
}

interface HeaderRange {
  /** The first block that is to be proven. */
  readonly from: number;
  /** The node's head. */
  readonly head: number;
  readonly every: number;
}

/** Proves blocks by their headers. */
export interface HeaderProver {
  /**
   * Follows a node's headers from a block to its head, and finds the last that is irreversible by signatures. Up to the last rounds links
   * are enough: an id holds all that came before it, so that signatures on top of the last one prove them all.
   * @throws AppError proof.* where the node lies, or is on another fork than before; node.disagree; those of NodeReader.call
   */
  prove(reader: NodeReader, range: HeaderRange): Promise<ProvenRange>;
}

/** A prover; it reads the witnesses at its first use, from two nodes that must agree. */
export function createHeaderProver(client: ChainClient, chainId: string): HeaderProver {
  let held: LightChain | undefined;
  const readWitnesses = async () => {
    const { value: reading, nodes } = await readAgreed(client, (reader) => getWitnesses(reader));
    // Everything rests on these keys: one node's word will do only where there is no other to ask.
    const [only, second] = nodes;
    if (only !== undefined && second === undefined && hasOtherOperators(client, only))
      throw new AppError('node.unreachable', { method: 'get_witnesses' });
    return { reading, nodes };
  };
  const extend = async (chain: LightChain, reader: NodeReader, to: number): Promise<ProvenRange> => {
    // From the last that no other fork can replace.
    await chain.add(await headersOf(reader, chain.lastIrreversible() + 1, to));
    return { last: chain.lastIrreversible(), idOf: (number) => chain.id(number) };
  };
  return {
    async prove(reader, range) {
      const { from, head } = range;
      if (head < from) return { last: 0, idOf: () => undefined };
      const isNear = held?.header(from) !== undefined || held?.head === from - 1;
      if (held !== undefined && isNear && held.lastIrreversible() > 0 && head - from < fewBlocks)
        return extend(held, reader, head);
      const witnesses = held?.witnesses ?? firstWitnesses(chainId, await readWitnesses());
      const chain = new LightChain({ witnesses, readWitnesses, recover: recoverCompiled });
      const top = Math.max(from, head - checkedRounds * witnesses.set.active.length);
      const links = await followLinks(reader, { ...range, head: top - 1 });
      await chain.add(await headersOf(reader, top, head, links.last));
      held = chain;
      return { last: chain.lastIrreversible(), idOf: (number) => chain.id(number) ?? links.ids.get(number) };
    },
  };
}

/** The ids of every so-manieth block of a range, and of its last. */
async function followLinks(
  reader: NodeReader,
  { from, head, every }: HeaderRange,
): Promise<{ ids: Map<number, string>; last: string | undefined }> {
  const ids = new Map<number, string>();
  let last: string | undefined;
  for (let first = from; first <= head; first += batch) {
    for (const header of await headersOf(reader, first, Math.min(first + batch - 1, head), last)) {
      last = blockIdOf(header);
      const number = blockNumberOf(header);
      if ((number - from + 1) % every === 0) ids.set(number, last);
    }
  }
  return { ids, last };
}

/** A node's headers, all of them, each linked to the one before. @throws AppError proof.unlinked, node.bad_answer */
async function headersOf(
  reader: NodeReader,
  from: number,
  to: number,
  before?: string,
): Promise<SignedHeader[]> {
  const headers = await getBlockHeaders(reader, { from, to });
  if (headers.length < to - from + 1) {
    const detail = `no header of block ${from + headers.length}`;
    throw new AppError('node.bad_answer', { method: 'get_block_header_batch', detail });
  }
  let previous = before;
  for (const [index, header] of headers.entries()) {
    const isNext = blockNumberOf(header) === from + index;
    if (!isNext || (previous !== undefined && header.previous !== previous))
      throw new AppError('proof.unlinked', { block: from + index });
    previous = blockIdOf(header);
  }
  return headers;
}
