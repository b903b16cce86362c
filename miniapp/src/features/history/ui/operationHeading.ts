import type { Translate } from '../../../platform/i18n/useT.ts';
import { operationTitle } from '../../transactions/ui/operationTitle.ts';
import type { Description } from '../model/describeOperation.ts';

/** What a row says first: to or from whom, otherwise the operation's name. */
export function operationHeading(
  { type, direction, counterparty }: Description,
  names: ReadonlyMap<string, string>,
  t: Translate,
): string {
  if (direction === null || counterparty === null) return operationTitle(type);
  const name = names.get(counterparty) ?? counterparty;
  return t(direction === 'out' ? 'history.to' : 'history.from', { name });
}
