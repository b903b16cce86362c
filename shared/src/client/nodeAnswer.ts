import { type AppError, toAppError } from '../errors/appError.ts';
import type { DynamicGlobalProperties } from '../protocol/objects.ts';
import { commonHead, HEAD_METHOD, readNodeHead } from './agreedHead.ts';
import type { ApiName, CallOptions, NodeReader } from './chainClient.ts';
import { differenceOf } from './difference.ts';

export type Call = readonly [
  api: ApiName,
  method: string,
  params: readonly unknown[],
  options: CallOptions<unknown>,
];

/** One node's response to one call: its answer, its head, or the chain's refusal. */
export interface NodeAnswer {
  readonly reader: NodeReader;
  readonly said:
    | { readonly answer: unknown }
    | { readonly head: DynamicGlobalProperties }
    | { readonly refusal: AppError };
}

/** Asks a node. A refusal of the chain counts as an answer. @throws AppError failures of the line or the node */
export async function askFor(reader: NodeReader, [api, method, params, options]: Call): Promise<NodeAnswer> {
  try {
    if (method === HEAD_METHOD) return { reader, said: { head: (await readNodeHead(reader)).head } };
    return { reader, said: { answer: await reader.call(api, method, params, options) } };
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code.startsWith('chain.')) return { reader, said: { refusal } };
    throw refusal;
  }
}

/** The response in a form to compare and show. */
export function contentOf({ said }: NodeAnswer): unknown {
  if ('answer' in said) return said.answer;
  return 'head' in said ? said.head : said.refusal.code;
}

/**
 * The common content of two answers; null when they contradict each other. @throws AppError those of ChainReader.call
 */
export async function commonOf(one: NodeAnswer, other: NodeAnswer): Promise<NodeAnswer | null> {
  if ('head' in one.said && 'head' in other.said) {
    const head = await commonHead(
      { reader: one.reader, head: one.said.head },
      { reader: other.reader, head: other.said.head },
    );
    return head === null ? null : { ...one, said: { head } };
  }
  const isSameKind = 'refusal' in one.said === 'refusal' in other.said;
  return isSameKind && differenceOf(contentOf(one), contentOf(other)) === null ? one : null;
}
