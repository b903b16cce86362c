import type { OperationTitle } from '../../transactions/ui/operationTitle.ts';
import type { Description } from '../model/describeOperation.ts';
import type { TranslateHistory } from '../texts/historyTexts.ts';

/** A row's heading: the other party, how an order ended without its owner, otherwise the operation's name. */
export function operationHeading(
  { type, direction, counterparty, order }: Description,
  names: ReadonlyMap<string, string>,
  t: TranslateHistory,
  titleOf: OperationTitle,
): string {
  if (order?.ending !== undefined) return t(order.ending === 'expired' ? 'history.expired' : 'history.rest');
  if (direction === null || counterparty === null) return titleOf(type);
  const name = names.get(counterparty) ?? counterparty;
  return t(direction === 'out' ? 'common.toName' : 'history.from', { name });
}
