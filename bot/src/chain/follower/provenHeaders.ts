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

/** Headers per request. */
const batch = 1_000;
/** Rounds of the active witnesses at the end of a catch-up whose signatures are checked: enough for 70 % of them. */
const checkedRounds = 3;
/** With fewer blocks to read, the headers of the previous call are extended. */
const fewBlocks = 200;

/** The proof of a range of blocks. */
export interface ProvenRange {
  /** The last block that 70 % of the active witnesses have built on; 0 without one. */
  readonly last: number;
  /** The required id of a block: of the last and, at intervals, of earlier ones from the first. */
  idOf(blockNumber: number): string | undefined;
}

interface HeaderRange {
  /** The first block to prove. */
  readonly from: number;
  /** The node's head. */
  readonly head: number;
  readonly every: number;
}

/** Proves blocks by their headers. */
export interface HeaderProver {
  /**
   * Follows a node's headers from a block to its head, and finds the last one that is irreversible by signatures.
   * Before the last rounds links suffice: an id covers everything before it, so signatures on top of the last one prove
   * them all.
   * @throws AppError proof.* when the node lies, or is on another fork than before; node.disagree; those of
   * NodeReader.call
   */
  prove(reader: NodeReader, range: HeaderRange): Promise<ProvenRange>;
}

/** A prover; its first use reads the witnesses, from two nodes that must agree. */
export function createHeaderProver(client: ChainClient, chainId: string): HeaderProver {
  let held: LightChain | undefined;
  const readWitnesses = async () => {
    const { value: reading, nodes } = await readAgreed(client, (reader) => getWitnesses(reader));
    // All proofs rest on these keys: a single node suffices only when there is no other to ask.
    const [only, second] = nodes;
    if (only !== undefined && second === undefined && hasOtherOperators(client, only))
      throw new AppError('node.unreachable', { method: 'get_witnesses' });
    return { reading, nodes };
  };
  const extend = async (chain: LightChain, reader: NodeReader, to: number): Promise<ProvenRange> => {
    // From the last header that no other fork can replace.
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

/** The ids of a range's blocks at intervals, and of its last. */
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

/** All of a node's headers, each linked to the previous one. @throws AppError proof.unlinked, node.bad_answer */
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
