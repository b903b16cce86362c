import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { VestingClaim } from '@xbts/shared/staking/vestingClaim.ts';
import { releasesOf } from '@xbts/shared/staking/vestingOutlook.ts';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { useVestingT } from '../texts/vestingTexts.ts';
import { ruleText } from './ruleText.ts';

/** What there is, what is free now, by which rule the rest comes, and how much of it when. */
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
