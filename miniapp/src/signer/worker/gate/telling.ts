import { AppError } from '@xbts/shared/errors/appError.ts';
import { namesBy } from '@xbts/shared/protocol/factsOf.ts';
import type { Fact, FactValue } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { isTellable, sayingOf } from '@xbts/shared/protocol/signed.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { AgreedNames } from './words.ts';

function wordsOf(value: FactValue): string[] {
  if (typeof value !== 'object') return [String(value)];
  if ('moment' in value) return [formatDateTime(value.moment)];
  if (!('units' in value)) return value.flatMap(wordsIn);
  const { units, precision, symbol } = value;
  return symbol === undefined
    ? [formatAmount(units, precision, 'plain')]
    : [`${formatAmount(units, precision, 'exact')}\u00a0${symbol}`];
}

const wordsIn = ({ values }: Fact): string[] => Object.values(values).flatMap(wordsOf);

/** All that an operation's facts need to be told by. @throws AppError signer.operation_not_allowed, signer.not_as_shown */
function tellingOf(operation: Operation, agreed: AgreedNames, isProposed: boolean): string[] {
  const missing = (part: string) => {
    throw new AppError('signer.not_as_shown', { part });
  };
  const names = namesBy(agreed, isProposed, missing);
  if (!isTellable(operation, names))
    throw new AppError('signer.operation_not_allowed', { type: operation[0] });
  return sayingOf(operation, names).flatMap(wordsIn);
}

/** True when a sentence says all that its operation needs to be told by, and more that is asked for. */
export const saysAll = (
  operation: Operation,
  sentence: string,
  agreed: AgreedNames,
  more: readonly string[] = [],
) => [...more, ...tellingOf(operation, agreed, more.length > 0)].every((each) => says(sentence, each));

/** Whether a sentence says it by itself, and not as a part of a longer number or name. */
export function says(sentence: string, words: string): boolean {
  // No lookbehind: iOS reads it from 16.4 on only.
  const literal = words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?:^|[^\\w.\u202f\u2212-])${literal}(?![\\w\u202f-]|\\.\\w)`, 'u').test(sentence);
}

/** True when the operation's sentence says all of it that amounts and recipients do not. @throws AppError signer.operation_not_allowed */
export function isTold(
  operation: Operation,
  sentence: string | null,
  { agreed, isAlone }: { agreed: AgreedNames; isAlone: boolean },
): boolean {
  if (isAlone && operation[0] === operationType.transfer) return true;
  return saysAll(operation, sentence ?? '', agreed);
}
