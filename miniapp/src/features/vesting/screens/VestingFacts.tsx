import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { secondsOf, type Vesting } from '@xbts/shared/staking/vesting.ts';
import type { VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { releasesOf } from '@xbts/shared/staking/vestingOutlook.ts';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { type TranslateVesting, useVestingT } from '../texts/vestingTexts.ts';

const DAY_SECONDS = 86_400;

/** The chain's rule for releasing a balance (chain.md §7), in words; days are rounded up. */
function ruleText({ policy }: Pick<Vesting, 'policy'>, t: TranslateVesting): string {
  if (policy[0] === 2) return t('instant');
  if (policy[0] === 0) {
    const { begin_timestamp, vesting_cliff_seconds, vesting_duration_seconds } = policy[1];
    const after = (seconds: number) => formatDateTime((secondsOf(begin_timestamp) + seconds) * 1000);
    return t('linear', { end: after(vesting_duration_seconds), cliff: after(vesting_cliff_seconds) });
  }
  const start = secondsOf(policy[1].start_claim);
  const count = Math.ceil(Math.max(policy[1].vesting_seconds, 1) / DAY_SECONDS);
  return start === 0 ? t('coinDays', { count }) : t('gate', { start: formatDateTime(start * 1000), count });
}

/** The total, the free part, the rule for the rest, and its release schedule. */
export function VestingFacts({ claim, asset }: { claim: VestingClaim; asset: Asset }) {
  const t = useVestingT();
  const headTime = useChainTime();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const releases = releasesOf(claim.vesting, headTime);
  const amount = (units: bigint) => (
    <AmountText
      units={units}
      precision={asset.precision}
      symbol={asset.symbol}
      form="plain"
      isHidden={isHidden}
    />
  );
  return (
    <>
      <Section footer={t(`source.${claim.kind}`)}>
        <Facts
          rows={[
            { label: t('all'), value: amount(claim.units) },
            { label: t('common.claimableNow'), value: amount(claim.claimable) },
            { label: t('rule'), value: ruleText(claim.vesting, t) },
            { label: t('id'), value: claim.id },
          ]}
        />
      </Section>
      {releases.length > 0 && (
        <Section header={t('later')} footer={t('laterHint')}>
          <Facts
            rows={releases.map(({ at, claimable }, index) => {
              const time = formatDateTime(at);
              const isLast = index === releases.length - 1;
              return { label: isLast ? t('wholeOn', { time }) : time, value: amount(claimable) };
            })}
          />
        </Section>
      )}
    </>
  );
}
