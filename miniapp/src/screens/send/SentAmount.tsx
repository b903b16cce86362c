import { lazy, Suspense } from 'react';
import { AmountField } from '../../components/AmountField.tsx';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useTransferT } from '../../i18n/transferTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { useBalanceText } from '../../portfolio/useBalanceText.ts';
import type { SendForm } from './useSendForm.ts';

const Worth = lazy(async () => ({ default: (await import('../../portfolio/Worth.tsx')).Worth }));

/** How much, in which asset; a payment link may ask for an asset that is not there. */
export function SentAmount({ form, onPickAsset }: { form: SendForm; onPickAsset: () => void }) {
  const t = useT();
  const tTransfer = useTransferT();
  const scam = useScamLists();
  const balanceText = useBalanceText();
  const { holding, units, errors, fields, change, takeShare } = form;
  if (errors.asset !== null) {
    return (
      <Notice tone="error">
        <p>{errorText(errors.asset)}</p>
        <Button kind="secondary" onPress={onPickAsset}>
          {tTransfer('send.noAsset')}
        </Button>
      </Notice>
    );
  }
  if (holding === undefined) return <Skeleton height={120} />;
  return (
    <>
      <AmountField
        label={t('amount.label')}
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
        <Notice tone="error">{tTransfer('scam.asset', { symbol: holding.symbol })}</Notice>
      )}
    </>
  );
}
