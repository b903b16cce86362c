import { AppError, hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions, ChainClient, ChainReader, NodeReader } from './chainClient.ts';
import { type Clock, systemClock } from './clock.ts';
import { differenceOf } from './difference.ts';
import { askFor, type Call, commonOf, contentOf, type Word } from './word.ts';

/** How often both are asked: one of them may hear of a change a block later. */
const TURNS = 3;
/** How long the next block is waited for before both are asked again. */
const NEXT_BLOCK_MS = 4_000;

/** What was read, with the nodes that all say the same. */
export interface Agreed<T> {
  readonly value: T;
  /** Addresses; a single one when no node of another operator could be asked. */
  readonly nodes: readonly string[];
}

/**
 * Reads through the node in use and one of another operator at once: every call that `read` makes goes to both, and its answer counts
 * only when both give the same. Where they keep differing a third node is heard, and the one that stands alone is left.
 * @throws AppError node.contradicted (the one was left), node.disagree (who lies is not known), and what `read` throws
 */
export async function readAgreed<T>(
  client: ChainClient,
  read: (reader: ChainReader) => Promise<T>,
  clock: Clock = systemClock,
): Promise<Agreed<T>> {
  for (let turn = 1; ; turn += 1) {
    const [first, second] = await client.readers(2);
    if (first === undefined) throw new AppError('node.unreachable', { method: 'readers' });
    const pair = new AgreeingPair({ client, clock, first }, second ?? null);
    try {
      return { value: await read(pair), nodes: pair.nodes };
    } catch (error) {
      // The node in use went away: the client is on another by now, or will be.
      if (!hasCode(error, 'node.connection_lost') || turn === TURNS) throw error;
    }
  }
}

interface Parts {
  readonly client: ChainClient;
  readonly clock: Clock;
  readonly first: NodeReader;
}

/** Two nodes that are asked everything at once. */
class AgreeingPair implements ChainReader {
  readonly #parts: Parts;
  #second: NodeReader | null;

  constructor(parts: Parts, second: NodeReader | null) {
    this.#parts = parts;
    this.#second = second;
  }

  get nodes(): readonly string[] {
    const { url } = this.#parts.first;
    return this.#second === null ? [url] : [url, this.#second.url];
  }

  async call<T>(
    api: ApiName,
    method: string,
    params: readonly unknown[],
    options: CallOptions<T> = {},
  ): Promise<T> {
    const word = await this.#agree([api, method, params, options as CallOptions<unknown>]);
    if ('refusal' in word.said) throw word.said.refusal;
    return contentOf(word) as T;
  }

  async #agree(call: Call): Promise<Word> {
    const { client, clock, first } = this.#parts;
    const ones: Word[] = [];
    const others: Word[] = [];
    for (let turn = 1; ; turn += 1) {
      const [one, other] = await Promise.all([askFor(first, call), this.#askSecond(call)]);
      if (other === null) return one;
      ones.unshift(one);
      others.unshift(other);
      // What one says now the other may have said a block ago.
      const pairs = [...others.map((each) => [one, each]), ...ones.slice(1).map((each) => [other, each])];
      const common = await firstCommon(pairs as [Word, Word][]);
      if (common !== null) return common;
      if (turn === TURNS) return this.#hearThird(call, one, other);
      await nextBlock(client, clock);
    }
  }

  /** The second node's word; null, and it is not asked again, when there is none or it does not answer. */
  async #askSecond(call: Call): Promise<Word | null> {
    if (this.#second === null) return null;
    try {
      return await askFor(this.#second, call);
    } catch (error) {
      if (hasCode(error, 'request.cancelled', 'node.closed')) throw error;
      this.#second = null;
      return null;
    }
  }

  /** Two keep differing: whoever a third node agrees with stays in use. What to do next the user decides. */
  async #hearThird(call: Call, one: Word, other: Word): Promise<never> {
    const { client } = this.#parts;
    const [oneNode, otherNode] = [one.reader.url, other.reader.url];
    const difference = differenceOf(contentOf(one), contentOf(other));
    const facts = { subject: '', field: '', oneSays: '', otherSays: '', ...difference, oneNode, otherNode };
    const third = (await client.readers(3)).find(({ url }) => url !== oneNode && url !== otherNode);
    const left = third === undefined ? '' : await liarOf(third, call, one, other);
    if (left === '') throw new AppError('node.disagree', facts);
    client.contradicted(left, JSON.stringify(facts));
    const { subject, field, oneSays, otherSays } = facts;
    const [said, others] = left === oneNode ? [oneSays, otherSays] : [otherSays, oneSays];
    throw new AppError('node.contradicted', { subject, field, left, said, others });
  }
}

/** The address of the one whom a third node contradicts while it agrees with the other; '' when it can't tell. */
async function liarOf(third: NodeReader, call: Call, one: Word, other: Word): Promise<string> {
  const word = await askFor(third, call).catch(() => null);
  if (word === null) return '';
  if ((await firstCommon([[word, one]])) !== null) return other.reader.url;
  return (await firstCommon([[word, other]])) === null ? '' : one.reader.url;
}

async function firstCommon(pairs: readonly (readonly [Word, Word])[]): Promise<Word | null> {
  for (const [one, other] of pairs) {
    const common = await commonOf(one, other);
    if (common !== null) return common;
  }
  return null;
}

function nextBlock(client: ChainClient, clock: Clock): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = client.onBlock(() => resolve());
  const timer = clock.setTimeout(resolve, NEXT_BLOCK_MS);
  return promise.finally(() => {
    end();
    clock.clearTimeout(timer);
  });
}
