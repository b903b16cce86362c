import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { useTransferT } from '../../texts/transferTexts.ts';
import { type Funds, shownIn } from './useFunds.ts';

export interface NextFeeGuardProps {
  funds: Funds;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** When sending the native coin: keeps the next payment's fee, unless switched off. */
export function NextFeeGuard({ funds: { holding, nextFee }, isOn, onChange }: NextFeeGuardProps) {
  const t = useTransferT();
  if (holding?.assetId !== CORE_ASSET_ID || nextFee === null) return null;
  const { symbol } = holding;
  return (
    <SwitchCell
      title={t('guard.title', { amount: shownIn(holding)(nextFee), symbol })}
      subtitle={t('guard.hint', { symbol })}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
