import * as v from 'valibot';
import type { IncomingTransfer } from '../../chain/follower/findings.ts';
import { htmlLink, htmlText } from '../../telegram/html.ts';
import { amountText } from '../amountText.ts';
import type { NoticeLinks } from '../notice.ts';
import type { NoticeTexts } from '../texts/texts.ts';
import { unitsField } from './unitsField.ts';

/** A transfer in the queue, shared by all kinds that report one. */
export const transferFact = v.object({
  operation: v.string(),
  from: v.string(),
  to: v.string(),
  units: unitsField,
  symbol: v.string(),
  precision: v.number(),
});

/** The key of all kinds that report a transfer, so that nobody gets two notices of it. */
export const transferKey = ({ operation }: IncomingTransfer): string => `transfer:${operation}`;

export const transferFactOf = ({
  operation,
  fromName,
  toName,
  units,
  symbol,
  precision,
}: IncomingTransfer): v.InferInput<typeof transferFact> => ({
  operation,
  from: fromName,
  to: toName,
  units: String(units),
  symbol,
  precision,
});

/** A line of HTML each, with the amount linked to its operation. */
export function transferLines(
  facts: readonly v.InferOutput<typeof transferFact>[],
  line: NoticeTexts['incomingTransfer']['line'],
  links: NoticeLinks,
): string[] {
  return facts.map((each) =>
    line(htmlLink(links.operation(each.operation), amountText(each)), {
      from: htmlText(each.from),
      to: htmlText(each.to),
    }),
  );
}
