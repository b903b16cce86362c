import type { ChainClient, ChainReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { blockIdOf } from '@xbts/shared/protocol/blockHeader.ts';
import { NO_BLOCK_ID, signedBlock } from '../../devnet/chain/ledger/blockBuilding.ts';
import type { Ledger } from '../../devnet/chain/ledger/ledger.ts';
import type { SignedBlock } from '../../devnet/chain/ledger/objects/blocks.ts';

/** A follower's requests to a reorganised chain. */
export interface ReorganisedChain {
  readonly client: ChainClient;
  /** Replaces the block of this number by another one, without any transaction, and relinks those on top of it. */
  replace(blockNum: number): void;
  /** Numbers of all blocks requested with their transactions. */
  readonly asked: readonly number[];
}

/** A chain whose blocks can be replaced by others, also signed by witnesses, like reversible blocks. */
export function reorganised(client: ChainClient, ledger: Ledger): ReorganisedChain {
  const fork = new Fork(ledger);
  const asked: number[] = [];
  const retold = (reader: ChainReader): ChainReader['call'] => {
    return async (api, method, params, options = {}) => {
      const { schema, ...others } = options;
      const told = await reader.call(api, method, params, others);
      if (method === 'get_blocks')
        asked.push(...(told as unknown[]).map((_, index) => Number(params[0]) + index));
      const answer: unknown = fork.retell(method, params, told);
      return schema === undefined ? (answer as never) : parseAnswer(schema, method, answer);
    };
  };
  const own = new Proxy(client, {
    get: (target, name) => {
      if (name === 'call') return retold(target);
      if (name === 'readers')
        return async (count: number) =>
          (await target.readers(count)).map((reader) => ({ url: reader.url, call: retold(reader) }));
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { client: own, replace: (blockNum) => fork.replace(blockNum), asked };
}

type Header = Omit<SignedBlock, 'transactions'>;

/** The chain from its first replaced block on. */
class Fork {
  readonly #ledger: Ledger;
  #first = Number.POSITIVE_INFINITY;
  readonly #headers: Header[] = [];

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  replace(blockNum: number): void {
    this.#first = blockNum;
  }

  retell(method: string, params: readonly unknown[], told: unknown): unknown {
    if (method === 'get_blocks')
      return (told as object[]).map((block, index) => this.#block(Number(params[0]) + index, block));
    if (method === 'get_block') return this.#block(Number(params[0]), told as object | null);
    if (method === 'get_block_header') return this.#header(Number(params[0]), told as object | null);
    if (method === 'get_block_header_batch')
      return (told as [number, object | null][]).map(([number, header]) => [
        number,
        this.#header(number, header),
      ]);
    if (method !== 'get_dynamic_global_properties') return told;
    const head = told as { head_block_number: number; head_block_id: string };
    const own = this.#at(head.head_block_number);
    return own === undefined ? head : { ...head, head_block_id: blockIdOf({ ...own, extensions: [] }) };
  }

  #block(number: number, block: object | null): object | null {
    if (number !== this.#first) return this.#header(number, block);
    return block === null ? null : { ...block, ...this.#at(number), transactions: [] };
  }

  #header(number: number, header: object | null): object | null {
    return header === null ? null : { ...header, ...this.#at(number) };
  }

  /** The header of a block from the replaced one on, relinked and signed again. */
  #at(number: number): Header | undefined {
    if (number < this.#first) return undefined;
    for (let next = this.#first + this.#headers.length; next <= number; next += 1) {
      const real = this.#ledger.block(next);
      if (real === undefined) return undefined;
      const before = this.#headers.at(-1);
      const { transactions: _, ...header } = signedBlock({
        ...real,
        previous: before === undefined ? real.previous : blockIdOf({ ...before, extensions: [] }),
        transaction_merkle_root: next === this.#first ? NO_BLOCK_ID : real.transaction_merkle_root,
      });
      this.#headers.push(header);
    }
    return this.#headers[number - this.#first];
  }
}
