import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Position } from '@xbts/shared/staking/position.ts';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import { formatNumber } from '../../../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../../../platform/i18n/percent.ts';
import { AmountText } from '../../../../../ui/display/AmountText.tsx';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Disclosure } from '../../../../../ui/lists/Disclosure.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../../ui/overlays/Sheet.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { ClaimPart, useClaim } from '../claim/ClaimPart.tsx';
import { bonusText, termText } from '../termText.ts';

export interface StakeSheetProps {
  position: Position;
  asset: Asset;
  account: string;
  percent: string | null;
  onClose: () => void;
}

/** All details of one stake, and its claim once everything is free. */
export function StakeSheet({ position, asset, account, percent, onClose }: StakeSheetProps) {
  const t = useStakingT();
  const claim = useClaim({ position, asset, account, onClose });
  return (
    <Sheet isOpen title={t('stake.title', { id: position.id })} onClose={onClose} action={claim.action}>
      <StakeFacts position={position} asset={asset} percent={percent} />
      {position.isRestarted && <Notice>{t('stake.restarted')}</Notice>}
      <ClaimPart claim={claim} />
      <Disclosure title={t('stake.whyNot')}>{t('stake.why')}</Disclosure>
    </Sheet>
  );
}

function StakeFacts({ position, asset, percent }: Pick<StakeSheetProps, 'position' | 'asset' | 'percent'>) {
  const t = useStakingT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const { precision, symbol } = asset;
  const isMatured = position.status === 'matured';
  const amount = (units: bigint) => (
    <AmountText units={units} precision={precision} symbol={symbol} form="plain" isHidden={isHidden} />
  );
  return (
    <Facts
      rows={[
        { label: t('common.amount'), value: amount(position.units) },
        { label: t('stake.term'), value: termText(position.term, t) },
        { label: t('stake.bonus'), value: bonusText(position.bonusPercent, t) },
        {
          label: t(isMatured ? 'stake.matured' : 'stake.unlocks'),
          value: formatDateTime(position.unlocksAt),
        },
        { label: t('stake.daysLeft'), value: formatNumber(position.daysLeft) },
        { label: t('stake.status'), value: t(isMatured ? 'stake.isMatured' : 'row.locked') },
        { label: t('stake.percent'), value: percent === null ? t('common.unknown') : asPercent(percent) },
        { label: t('common.claimableNow'), value: amount(position.claimable) },
        ...(isMatured || position.chainClaimable === 0n
          ? []
          : [{ label: t('stake.chainAllows'), value: amount(position.chainClaimable) }]),
      ]}
    />
  );
}
