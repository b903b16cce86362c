import { type ReactNode, useState } from 'react';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Skeleton } from '../../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../../ui/display/SymbolText.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { useUnsavedWork } from '../../../../../ui/inputs/useUnsavedWork.ts';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useAssets } from '../../../../assets/model/assets.ts';
import { AssetIcon } from '../../../../assets/ui/AssetIcon.tsx';
import { LazyHoldingPicker } from '../../../../assets/ui/LazyHoldingPicker.tsx';
import { useBalanceText } from '../../../../assets/ui/useBalanceText.ts';
import { FeeRow } from '../../../../fees/ui/FeeRow.tsx';
import { useScamAssets } from '../../../../scam/model/scamLists.ts';
import { AssetWarnings } from '../../../../scam/ui/AssetWarnings.tsx';
import { ScamMark } from '../../../../scam/ui/ScamMark.tsx';
import { useTransferT } from '../../../texts/transferTexts.ts';
import { NextFeeGuard } from '../NextFeeGuard.tsx';
import { shownIn } from '../useFunds.ts';
import styles from './Batch.module.css';
import { BatchRowFields } from './BatchRowFields.tsx';
import { PasteSheet } from './PasteSheet.tsx';
import { type BatchForm as Form, useBatchForm } from './useBatchForm.ts';
import { useReviewBatch } from './useReviewBatch.ts';

/** Several payments of one asset in one transaction: typed row by row or pasted as a list. */
export function BatchForm({ account, head }: { account: string; head: ReactNode }) {
  const t = useTransferT();
  const [open, setOpen] = useState<'asset' | 'paste' | null>(null);
  const form = useBatchForm(account);
  const review = useReviewBatch(form);
  const { rows } = form;
  const { holding } = form.funds;
  const assets = useAssets(holding === undefined ? [] : [holding.assetId]);
  const close = () => setOpen(null);
  useUnsavedWork(rows.all.some(({ to, amount }) => to + amount !== ''));
  return (
    <Page
      title={t('common.send')}
      action={{ label: t('common.review'), onPress: () => void review.open(), isLoading: review.isWaiting }}
    >
      {head}
      <p className={styles.hint}>{t('batch.hint')}</p>
      <AssetCell form={form} onPick={() => setOpen('asset')} />
      <AssetWarnings assets={[...assets.values()]} account={account} />
      {form.judged.map((judged, index) => (
        <BatchRowFields key={judged.row.key} judged={judged} number={index + 1} form={form} />
      ))}
      <div className={styles.acts}>
        <Button kind="secondary" icon="plus" onPress={rows.add}>
          {t('batch.add')}
        </Button>
        <Button kind="secondary" icon="paste" onPress={() => setOpen('paste')}>
          {t('batch.paste')}
        </Button>
      </div>
      <Sums form={form} />
      {open === 'asset' && (
        <LazyHoldingPicker
          title={t('send.pickAsset')}
          holdings={form.funds.holdings}
          chosen={form.funds.holding?.assetId}
          onChoose={({ symbol }) => {
            form.setSymbol(symbol);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'paste' && (
        <PasteSheet symbol={form.funds.holding?.symbol ?? ''} onTake={rows.take} onClose={close} />
      )}
    </Page>
  );
}

function AssetCell({ form: { funds }, onPick }: { form: Form; onPick: () => void }) {
  const t = useTransferT();
  const scam = useScamAssets();
  const balanceText = useBalanceText();
  const { holding } = funds;
  if (holding === undefined) return <Skeleton height={56} />;
  const { symbol, amount } = holding;
  return (
    <Section>
      <Cell
        before={<AssetIcon symbol={symbol} />}
        title={<SymbolText symbol={symbol} />}
        badge={<ScamMark isScam={scam.has(symbol)} />}
        subtitle={t('common.balance', { amount: balanceText(amount, holding) })}
        label={t('batch.asset')}
        onPress={onPick}
      />
    </Section>
  );
}

/** The totals of all payments, and their joint fault. */
function Sums({ form }: { form: Form }) {
  const t = useTransferT();
  const { funds, ready, total, bytes, longest, error, isChecked, missingConsents } = form;
  const { holding } = funds;
  const isErrorDue = error !== null && (isChecked || ready.length > 0);
  return (
    <>
      <Section>
        {ready.length > 0 && (
          <Facts
            rows={[
              { label: t('batch.count'), value: String(ready.length) },
              { label: t('common.together'), value: `${shownIn(holding)(total)} ${holding?.symbol ?? ''}` },
              { label: t('batch.size'), value: t('batch.bytes', { bytes, longest }) },
            ]}
          />
        )}
        <FeeRow {...form.feeChoice} isEmpty={ready.length === 0} />
        <NextFeeGuard funds={funds} isOn={form.keepsNextFee} onChange={form.setKeepsNextFee} />
      </Section>
      {isErrorDue && <Notice tone="error">{errorText(error)}</Notice>}
      {isChecked && missingConsents > 0 && (
        <Notice tone="error">{t('batch.consent', { count: missingConsents })}</Notice>
      )}
    </>
  );
}
