import * as v from 'valibot';
import type { MaturedStake } from '../../chain/follower/findings.ts';
import { htmlBold, htmlText } from '../../telegram/html.ts';
import { amountText } from '../amountText.ts';
import type { EventNoticeKind } from '../notice.ts';
import { unitsField } from './unitsField.ts';

const fact = v.object({
  account: v.string(),
  units: unitsField,
  symbol: v.string(),
  precision: v.number(),
});

/** A stake of the subscriber's can be claimed. */
export const stakeMatured: EventNoticeKind<MaturedStake, typeof fact> = {
  name: 'stakeMatured',
  fact,
  key: ({ vestingId }) => `stake:${vestingId}`,
  who: ({ ownerId }) => ownerId,
  factOf: ({ ownerName, units, symbol, precision }) => ({
    account: ownerName,
    units: String(units),
    symbol,
    precision,
  }),
  render(facts, { stakeMatured: said }, links) {
    const lines = facts.map((each) => said.line(htmlBold(amountText(each)), htmlText(each.account)));
    return {
      html: [`<b>${said.title}</b>`, ...lines].join('\n'),
      button: { text: said.button, target: links.screen('smartholder') },
    };
  },
};
