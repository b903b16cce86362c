import type { RawObject } from '@xbts/shared/actions/rawReads.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';

/** The accounts and assets that a block's operations mention. */
export interface Mentioned {
  /** @throws AppError node.bad_answer for an object that the node does not know */
  object(id: string): RawObject;
  /** @throws AppError node.bad_answer for an object that the node does not know, or that is no asset */
  asset(id: string): { readonly symbol: string; readonly precision: number };
}

const METHOD = 'get_objects';
const assetSchema = v.object({ symbol: v.string(), precision: v.number() });
const namedSchema = v.object({ name: v.string() });
const witnessSchema = v.object({ witness_account: v.string() });

/** A node's objects, by id. */
export function mentionedOf(objects: ReadonlyMap<string, RawObject>): Mentioned {
  function object(id: string): RawObject {
    const found = objects.get(id);
    if (found === undefined)
      throw new AppError('node.bad_answer', { method: METHOD, detail: `${id} is unknown` });
    return found;
  }
  return { object, asset: (id) => parseAnswer(assetSchema, METHOD, object(id)) };
}

/** The name of an account. @throws AppError node.bad_answer when it has none */
export const nameOf = (account: RawObject): string => parseAnswer(namedSchema, METHOD, account).name;

/** The id of a witness's account. @throws AppError node.bad_answer when it has none */
export const witnessAccountOf = (witness: RawObject): string =>
  parseAnswer(witnessSchema, METHOD, witness).witness_account;
