import { Suspense } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { AmountField } from '../../../assets/ui/AmountField.tsx';
import { useBalanceText } from '../../../assets/ui/useBalanceText.ts';
import { useScamLists } from '../../../scam/model/scamLists.ts';
import { useTransferT } from '../../texts/transferTexts.ts';
import type { SendForm } from './useSendForm.ts';

const Worth = lazyPart(async () => (await import('../../../assets/ui/Worth.tsx')).Worth);

/** How much, in which asset; a payment link may ask for an asset that is not there. */
export function SentAmount({ form, onPickAsset }: { form: SendForm; onPickAsset: () => void }) {
  const t = useTransferT();
  const scam = useScamLists();
  const balanceText = useBalanceText();
  const { holding, units, errors, fields, change, takeShare } = form;
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
      <AmountField
        label={t('common.amount')}
        value={fields.amount}
        onChange={(amount) => change({ amount })}
        symbol={holding.symbol}
        onPickAsset={onPickAsset}
        balance={balanceText(holding.amount, holding)}
        onShare={takeShare}
        fiat={
          <Suspense fallback={'\u00a0'}>
            <Worth asset={{ ...holding, id: holding.assetId }} units={units ?? 0n} />
          </Suspense>
        }
        error={errors.amount === null ? undefined : errorText(errors.amount)}
      />
      {scam.assets.has(holding.symbol) && (
        <Notice tone="error">{t('common.scamAsset', { symbol: holding.symbol })}</Notice>
      )}
    </>
  );
}
