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
  /** Absent in notices queued when only stakes were reported. */
  isStake: v.optional(v.boolean(), true),
});

/** A stake or another vesting balance of the subscriber's can be claimed in full. */
export const stakeMatured: EventNoticeKind<MaturedStake, typeof fact> = {
  name: 'stakeMatured',
  fact,
  // A stake is locked once; later payments into another balance become free at another time.
  key: ({ vestingId, isStake, freeAt }) =>
    isStake ? `stake:${vestingId}` : `vesting:${vestingId}:${freeAt}`,
  who: ({ ownerId }) => ownerId,
  factOf: ({ ownerName, units, symbol, precision, isStake }) => ({
    account: ownerName,
    units: String(units),
    symbol,
    precision,
    isStake,
  }),
  render(facts, { stakeMatured: said }, links) {
    const lines = facts.map((each) => said.line(htmlBold(amountText(each)), htmlText(each.account)));
    const areStakes = facts.every(({ isStake }) => isStake);
    return {
      html: [`<b>${areStakes ? said.title : said.vestingTitle}</b>`, ...lines].join('\n'),
      button: { text: said.button, target: links.screen(areStakes ? 'smartholder' : 'vesting') },
    };
  },
};
