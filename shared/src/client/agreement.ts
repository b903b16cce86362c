import { deferred } from '../engine/deferred.ts';
import { AppError, hasCode } from '../errors/appError.ts';
import type { ApiName, CallOptions, ChainClient, ChainReader, NodeReader } from './chainClient.ts';
import { type Clock, systemClock } from './clock.ts';
import { differenceOf } from './difference.ts';
import { askFor, type Call, commonOf, contentOf, type NodeAnswer } from './nodeAnswer.ts';
import { QUORUM } from './operators.ts';

/** Attempts: one node may learn of a change a block later. */
const TURNS = 3;
/** The wait for the next block before all nodes are asked again. */
const NEXT_BLOCK_MS = 4_000;

/** Errors of a reachable node that gives no answer. */
const SILENCE = ['node.timeout', 'node.bad_answer'] as const;

/** A result with the nodes that agree on it. */
export interface Agreed<T> {
  readonly value: T;
  /** Addresses; only one when no node of another operator was reachable. */
  readonly nodes: readonly string[];
}

/** The part of a client that agreement needs. */
export type AskedClient = Pick<ChainClient, 'readers' | 'contradicted' | 'silent' | 'onBlock'>;

/**
 * Reads through the node in use and nodes of other operators at once: every call of `read` goes to all of them, and an
 * answer counts only when all agree. When they keep differing, more nodes are asked, and those in the minority are
 * left.
 * @throws AppError node.contradicted (one was left), node.disagree (the liar is unknown), and what `read` throws
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
      // A node fell silent: its replacement is asked too, so that silence never lowers the number of agreeing answers.
      if (nodes.urls.length > others.length || turn === TURNS) return { value, nodes: nodes.urls };
    } catch (error) {
      // The node in use went away: the client has moved to another, or soon will.
      if (!hasCode(error, 'node.connection_lost') || turn === TURNS) throw error;
    }
  }
}

interface Parts {
  readonly client: AskedClient;
  readonly clock: Clock;
  readonly first: NodeReader;
}

/** Nodes that receive every call at once. */
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
    const answer = await this.#agree([api, method, params, options as CallOptions<unknown>]);
    if ('refusal' in answer.said) throw answer.said.refusal;
    return contentOf(answer) as T;
  }

  async #agree(call: Call): Promise<NodeAnswer> {
    const { client, clock } = this.#parts;
    const heard = new Map<string, NodeAnswer[]>();
    for (let turn = 1; ; turn += 1) {
      const answers = await this.#ask(call);
      for (const answer of answers)
        heard.set(answer.reader.url, [answer, ...(heard.get(answer.reader.url) ?? [])]);
      const said = answers.map(({ reader }) => heard.get(reader.url) ?? []);
      const common = await commonOfAll(said);
      if (common !== null) return common;
      if (turn === TURNS) return this.#hearMore(call, answers);
      await nextBlock(client, clock);
    }
  }

  /** Asks all of them. A node that stays silent while another answers is left and not asked again. */
  async #ask(call: Call): Promise<NodeAnswer[]> {
    const { client, first } = this.#parts;
    const readers = [first, ...this.#others];
    const outcomes = await Promise.all(readers.map((reader) => answerOf(reader, call)));
    const answers = outcomes.flatMap((outcome) => (outcome instanceof AppError ? [] : [outcome]));
    for (const [index, outcome] of outcomes.entries())
      if (answers.length > 0 && hasCode(outcome, ...SILENCE))
        client.silent(readers[index]?.url ?? '', `${call[1]}: ${outcome.code}`);
    const [own] = outcomes;
    if (own instanceof AppError) {
      if (answers.length === 0 || !hasCode(own, ...SILENCE)) throw own;
      throw new AppError('node.connection_lost', { url: first.url, reason: 'silent' }, own);
    }
    this.#others = this.#others.filter((_, index) => !(outcomes[index + 1] instanceof AppError));
    return answers;
  }

  /**
   * They keep differing: more nodes are asked, and those that the majority contradicts are left. The user decides how
   * to continue.
   */
  async #hearMore(call: Call, answers: readonly NodeAnswer[]): Promise<never> {
    const { client } = this.#parts;
    const more = (await client.readers(QUORUM)).filter(({ url }) =>
      answers.every(({ reader }) => reader.url !== url),
    );
    const heard = await Promise.all(more.map((reader) => askIfThere(reader, call)));
    const camps = await campsOf([...answers, ...heard.filter((answer) => answer !== null)]);
    const [most = [], next = []] = camps;
    const [answer, other] = [most[0], next[0]];
    if (answer === undefined || other === undefined)
      throw new AppError('unexpected', { detail: 'no contradiction' });
    const { subject, field, oneSays, otherSays } = shownDifference(answer, other);
    const isMajority = most.length > camps.slice(1).flat().length;
    if (!isMajority) {
      const [oneNode, otherNode] = [answer.reader.url, other.reader.url];
      throw new AppError('node.disagree', { subject, field, oneNode, oneSays, otherNode, otherSays });
    }
    for (const { reader } of camps.slice(1).flat())
      client.contradicted(reader.url, `${call[1]}: ${subject} ${field} ${otherSays}, not ${oneSays}`);
    const left = other.reader.url;
    throw new AppError('node.contradicted', { subject, field, left, said: otherSays, others: oneSays });
  }
}

/** A node's answer, or its error. @throws AppError request.cancelled, node.closed */
function answerOf(reader: NodeReader, call: Call): Promise<NodeAnswer | AppError> {
  return askFor(reader, call).catch((error: unknown) => {
    if (!(error instanceof AppError) || hasCode(error, 'request.cancelled', 'node.closed')) throw error;
    return error;
  });
}

/** A node's answer; null when there is none. */
function askIfThere(reader: NodeReader, call: Call): Promise<NodeAnswer | null> {
  return askFor(reader, call).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

const shownDifference = (one: NodeAnswer, other: NodeAnswer) =>
  differenceOf(contentOf(one), contentOf(other)) ?? { subject: '', field: '', oneSays: '', otherSays: '' };

/** The latest answer that all of them have given at some time; null when there is none. */
async function commonOfAll([
  first = [],
  ...others
]: readonly (readonly NodeAnswer[])[]): Promise<NodeAnswer | null> {
  for (const answer of first) {
    let common: NodeAnswer | null = answer;
    for (const said of others) common = common === null ? null : await firstCommon(common, said);
    if (common !== null) return common;
  }
  return null;
}

async function firstCommon(answer: NodeAnswer, said: readonly NodeAnswer[]): Promise<NodeAnswer | null> {
  for (const each of said) {
    const common = await commonOf(answer, each);
    if (common !== null) return common;
  }
  return null;
}

/** Groups of agreeing answers, the largest first. */
async function campsOf(answers: readonly NodeAnswer[]): Promise<readonly (readonly NodeAnswer[])[]> {
  const camps: NodeAnswer[][] = [];
  for (const answer of answers) {
    let own: NodeAnswer[] | undefined;
    for (const camp of camps) if (own === undefined && (await firstCommon(answer, camp)) !== null) own = camp;
    if (own === undefined) camps.push([answer]);
    else own.push(answer);
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
