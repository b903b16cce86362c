import { deferred } from '../engine/deferred.ts';
import { AppError, hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions, ChainClient, ChainReader, NodeReader } from './chainClient.ts';
import { type Clock, systemClock } from './clock.ts';
import { differenceOf } from './difference.ts';
import { FACT_JURY } from './operators.ts';
import { askFor, type Call, commonOf, contentOf, type Word } from './word.ts';

/** How often they are asked: one of them may hear of a change a block later. */
const TURNS = 3;
/** How long the next block is waited for before all are asked again. */
const NEXT_BLOCK_MS = 4_000;

/** What a node that can be heard says nothing by. */
const SILENCE = ['node.timeout', 'node.bad_answer'] as const;

/** What was read, with the nodes that all say the same. */
export interface Agreed<T> {
  readonly value: T;
  /** Addresses; a single one when no node of another operator could be asked. */
  readonly nodes: readonly string[];
}

/** What agreement needs of a client. */
export type AskedClient = Pick<ChainClient, 'readers' | 'contradicted' | 'silent' | 'onBlock'>;

/**
 * Reads through the node in use and others of other operators at once: every call that `read` makes goes to all of them, and its answer
 * counts only when all give the same. Where they keep differing more nodes are heard, and those in the minority are left.
 * @throws AppError node.contradicted (one was left), node.disagree (who lies is not known), and what `read` throws
 */
export async function readAgreed<T>(
  client: AskedClient,
  read: (reader: ChainReader) => Promise<T>,
  clock: Clock = systemClock,
): Promise<Agreed<T>> {
  for (let turn = 1; ; turn += 1) {
    const [first, ...others] = await client.readers();
    if (first === undefined) throw new AppError('node.unreachable', { method: 'readers' });
    const nodes = new AgreeingNodes({ client, clock, first }, others);
    try {
      const value = await read(nodes);
      // One fell silent meanwhile: whoever takes its place is asked, so that silence makes no sheet stand on fewer words.
      if (nodes.urls.length > others.length || turn === TURNS) return { value, nodes: nodes.urls };
    } catch (error) {
      // The node in use went away: the client is on another by now, or will be.
      if (!hasCode(error, 'node.connection_lost') || turn === TURNS) throw error;
    }
  }
}

interface Parts {
  readonly client: AskedClient;
  readonly clock: Clock;
  readonly first: NodeReader;
}

/** Nodes that are asked everything at once. */
class AgreeingNodes implements ChainReader {
  readonly #parts: Parts;
  #others: readonly NodeReader[];

  constructor(parts: Parts, others: readonly NodeReader[]) {
    this.#parts = parts;
    this.#others = others;
  }

  get urls(): readonly string[] {
    return [this.#parts.first, ...this.#others].map(({ url }) => url);
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
    const { client, clock } = this.#parts;
    const heard = new Map<string, Word[]>();
    for (let turn = 1; ; turn += 1) {
      const words = await this.#ask(call);
      for (const word of words) heard.set(word.reader.url, [word, ...(heard.get(word.reader.url) ?? [])]);
      const said = words.map(({ reader }) => heard.get(reader.url) ?? []);
      const common = await commonOfAll(said);
      if (common !== null) return common;
      if (turn === TURNS) return this.#hearMore(call, words);
      await nextBlock(client, clock);
    }
  }

  /** All their words; one that does not answer is not asked again, and left where another does answer. */
  async #ask(call: Call): Promise<Word[]> {
    const { client, first } = this.#parts;
    const readers = [first, ...this.#others];
    const answers = await Promise.all(readers.map((reader) => answerOf(reader, call)));
    const words = answers.flatMap((answer) => (answer instanceof AppError ? [] : [answer]));
    for (const [index, answer] of answers.entries())
      if (words.length > 0 && hasCode(answer, ...SILENCE))
        client.silent(readers[index]?.url ?? '', `${call[1]}: ${answer.code}`);
    const [own] = answers;
    if (own instanceof AppError) {
      if (words.length === 0 || !hasCode(own, ...SILENCE)) throw own;
      throw new AppError('node.connection_lost', { url: first.url, reason: 'silent' }, own);
    }
    this.#others = this.#others.filter((_, index) => !(answers[index + 1] instanceof AppError));
    return words;
  }

  /** They keep differing: each that is not with the majority of all that can be asked is left. What to do next the user decides. */
  async #hearMore(call: Call, words: readonly Word[]): Promise<never> {
    const { client } = this.#parts;
    const more = (await client.readers(FACT_JURY)).filter(({ url }) =>
      words.every(({ reader }) => reader.url !== url),
    );
    const heard = await Promise.all(more.map((reader) => askIfThere(reader, call)));
    const camps = await campsOf([...words, ...heard.filter((word) => word !== null)]);
    const [most = [], next = []] = camps;
    const [word, other] = [most[0], next[0]];
    if (word === undefined || other === undefined)
      throw new AppError('unexpected', { detail: 'no contradiction' });
    const { subject, field, oneSays, otherSays } = shownDifference(word, other);
    const isMajority = most.length > camps.slice(1).flat().length;
    if (!isMajority) {
      const [oneNode, otherNode] = [word.reader.url, other.reader.url];
      throw new AppError('node.disagree', { subject, field, oneNode, oneSays, otherNode, otherSays });
    }
    for (const { reader } of camps.slice(1).flat())
      client.contradicted(reader.url, `${call[1]}: ${subject} ${field} ${otherSays}, not ${oneSays}`);
    const left = other.reader.url;
    throw new AppError('node.contradicted', { subject, field, left, said: otherSays, others: oneSays });
  }
}

/** A node's word, or why there is none. @throws AppError request.cancelled, node.closed */
function answerOf(reader: NodeReader, call: Call): Promise<Word | AppError> {
  return askFor(reader, call).catch((error: unknown) => {
    if (!(error instanceof AppError) || hasCode(error, 'request.cancelled', 'node.closed')) throw error;
    return error;
  });
}

/** A node's word; null when it does not answer, and has no say then. */
function askIfThere(reader: NodeReader, call: Call): Promise<Word | null> {
  return askFor(reader, call).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

const shownDifference = (one: Word, other: Word) =>
  differenceOf(contentOf(one), contentOf(other)) ?? { subject: '', field: '', oneSays: '', otherSays: '' };

/** What all of them have said at one time or another: the latest such word; null when there is none. */
async function commonOfAll([first = [], ...others]: readonly (readonly Word[])[]): Promise<Word | null> {
  for (const word of first) {
    let common: Word | null = word;
    for (const said of others) common = common === null ? null : await firstCommon(common, said);
    if (common !== null) return common;
  }
  return null;
}

async function firstCommon(word: Word, said: readonly Word[]): Promise<Word | null> {
  for (const each of said) {
    const common = await commonOf(word, each);
    if (common !== null) return common;
  }
  return null;
}

/** Words that agree together, the largest camp first. */
async function campsOf(words: readonly Word[]): Promise<readonly (readonly Word[])[]> {
  const camps: Word[][] = [];
  for (const word of words) {
    let own: Word[] | undefined;
    for (const camp of camps) if (own === undefined && (await firstCommon(word, camp)) !== null) own = camp;
    if (own === undefined) camps.push([word]);
    else own.push(word);
  }
  return camps.sort((a, b) => b.length - a.length);
}

function nextBlock(client: AskedClient, clock: Clock): Promise<void> {
  const { promise, resolve } = deferred();
  const end = client.onBlock(() => resolve());
  const timer = clock.setTimeout(resolve, NEXT_BLOCK_MS);
  return promise.finally(() => {
    end();
    clock.clearTimeout(timer);
  });
}
