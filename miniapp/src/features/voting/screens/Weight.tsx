import { CORE_ASSET_ID, CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import { voteDecay } from '@xbts/shared/protocol/voteDecay.ts';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { formatDateTime, formatDay, parseChainTime } from '../../../platform/i18n/dates.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { balanceOf } from '../../account/model/balances.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { useVoterStanding } from '../model/voting.ts';
import { useVotingT } from '../texts/votingTexts.ts';

/** The current weight of the account's votes, and how long it lasts. */
export function Weight({ full }: { full: FullAccount }) {
  const t = useVotingT();
  const headTime = useChainTime();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { data } = useVoterStanding(full.account.statistics, JSON.stringify(full.account.options));
  if (data === undefined)
    return (
      <Section header={t('weight')}>
        <SkeletonCells count={3} hasIcon={false} />
      </Section>
    );
  const { statistics, needsTickets, nextCount } = data;
  const cashback = full.cashback_balance?.balance.amount ?? 0n;
  const coins = balanceOf(full, CORE_ASSET_ID) + statistics.total_core_in_orders + cashback;
  const decay = voteDecay(statistics.last_vote_time, headTime);
  const amount = (units: bigint) => (
    <AmountText
      units={units}
      precision={CORE_PRECISION}
      symbol={CORE_SYMBOL}
      form="plain"
      isHidden={isHidden}
    />
  );
  return (
    <>
      <Section header={t('weight')} footer={t('decay')}>
        <Facts
          rows={[
            { label: t('counted'), value: amount(statistics.vp_all) },
            ...(needsTickets ? [] : [{ label: t('wouldCount'), value: amount(coins) }]),
            { label: t('nextCount'), value: formatDateTime(parseChainTime(nextCount)) },
            ...(decay === null
              ? []
              : [
                  { label: t('fullUntil'), value: formatDay(decay.fullUntil) },
                  { label: t('left'), value: t('eighths', { number: decay.eighths }) },
                  { label: t('goneAt'), value: formatDay(decay.goneAt) },
                ]),
          ]}
        />
      </Section>
      {needsTickets && <Notice tone="warning">{t('needsTickets')}</Notice>}
    </>
  );
}
