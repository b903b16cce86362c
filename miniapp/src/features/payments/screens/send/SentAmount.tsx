import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { useAssets } from '../../../assets/model/assets.ts';
import { HoldingAmount } from '../../../assets/ui/HoldingAmount.tsx';
import { AssetWarnings } from '../../../scam/ui/AssetWarnings.tsx';
import { useTransferT } from '../../texts/transferTexts.ts';
import type { SendForm } from './useSendForm.ts';

export interface SentAmountProps {
  form: SendForm;
  account: string;
  onPickAsset: () => void;
}

/** Amount and asset; a payment link may request an asset that the account lacks. */
export function SentAmount({ form, account, onPickAsset }: SentAmountProps) {
  const t = useTransferT();
  const { holding, errors, fields, change, takeShare } = form;
  const asset = useAssets([holding?.assetId ?? '1.3.0']).get(holding?.assetId ?? '');
  if (errors.asset !== null) {
    return (
      <Notice tone="error">
        <p>{errorText(errors.asset)}</p>
        <Button kind="secondary" onPress={onPickAsset}>
          {t('send.noAsset')}
        </Button>
      </Notice>
    );
  }
  if (holding === undefined) return <Skeleton height={120} />;
  return (
    <>
      <HoldingAmount
        holding={holding}
        value={fields.amount}
        onChange={(amount) => change({ amount })}
        onPickAsset={onPickAsset}
        onShare={takeShare}
        error={errors.amount}
      />
      <AssetWarnings assets={asset === undefined ? [] : [asset]} account={account} />
    </>
  );
}
