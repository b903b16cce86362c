import { AppError } from '@xbts/shared/errors/appError.ts';
import { namesBy } from '@xbts/shared/protocol/factsOf.ts';
import type { Fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { isTellable, sayingOf } from '@xbts/shared/protocol/signed.ts';
import { sortedText } from '@xbts/shared/protocol/sortedText.ts';
import type { AgreedFacts } from '../../shownFacts.ts';
import { laterBy } from './proposals.ts';

function notShown(part: string): never {
  throw new AppError('signer.not_as_shown', { part });
}

/**
 * The effects of operations by the agreed facts alone: a list of facts for each, empty for a plain payment, which sums
 * and recipient describe fully.
 * @throws AppError signer.operation_not_allowed (facts cannot fully describe an operation, or one that it proposes or
 * approves),
 * signer.not_as_shown (facts: part) when the agreed facts lack something that an operation names
 */
export function factsBy(operations: readonly Operation[], agreed: AgreedFacts): (readonly Fact[])[] {
  const names = namesBy(agreed, false, notShown);
  const isAlone = operations.length === 1;
  return operations.map((operation) => {
    const untold = [operation, ...laterBy(operation, agreed)].find((each) => !isTellable(each, names));
    if (untold !== undefined) throw new AppError('signer.operation_not_allowed', { type: untold[0] });
    return isAlone && operation[0] === operationType.transfer ? [] : sayingOf(operation, names);
  });
}

/** True for equal facts in the same order. */
export const areSameFacts = (
  one: readonly (readonly Fact[])[],
  other: readonly (readonly Fact[])[],
): boolean => sortedText(one) === sortedText(other);
