import { type ReactNode, useState } from 'react';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { useT } from '../../../../../platform/i18n/useT.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Skeleton } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { useUnsavedWork } from '../../../../../ui/inputs/useUnsavedWork.ts';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../../../assets/ui/AssetIcon.tsx';
import { useBalanceText } from '../../../../assets/ui/useBalanceText.ts';
import { FeePicker } from '../../../../fees/ui/FeePicker.tsx';
import { useScamLists } from '../../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../../scam/ui/ScamMark.tsx';
import { useTransferT } from '../../../texts/transferTexts.ts';
import { AssetPicker } from '../AssetPicker.tsx';
import { FeeLine, StandInNotice } from '../FeeLine.tsx';
import { NextFeeGuard } from '../NextFeeGuard.tsx';
import { shownIn } from '../usePurse.ts';
import styles from './Batch.module.css';
import { BatchRowFields } from './BatchRowFields.tsx';
import { PasteSheet } from './PasteSheet.tsx';
import { type BatchForm as Form, useBatchForm } from './useBatchForm.ts';
import { useReviewBatch } from './useReviewBatch.ts';

/** Several payments of one asset in one transaction: typed row by row or pasted as a list. */
export function BatchForm({ account, head }: { account: string; head: ReactNode }) {
  const t = useT();
  const tTransfer = useTransferT();
  const [open, setOpen] = useState<'asset' | 'fee' | 'paste' | null>(null);
  const form = useBatchForm(account, open === 'fee');
  const review = useReviewBatch(form);
  const { rows, fee } = form;
  const close = () => setOpen(null);
  useUnsavedWork(rows.all.some(({ to, amount }) => to + amount !== ''));
  return (
    <Page
      title={t('send.title')}
      action={{ label: t('send.review'), onPress: () => void review.open(), isLoading: review.isWaiting }}
    >
      {head}
      <p className={styles.hint}>{tTransfer('batch.hint')}</p>
      <AssetCell form={form} onPick={() => setOpen('asset')} />
      {form.judged.map((judged, index) => (
        <BatchRowFields key={judged.row.key} judged={judged} number={index + 1} form={form} />
      ))}
      <div className={styles.acts}>
        <Button kind="secondary" icon="plus" onPress={rows.add}>
          {tTransfer('batch.add')}
        </Button>
        <Button kind="secondary" icon="paste" onPress={() => setOpen('paste')}>
          {tTransfer('batch.paste')}
        </Button>
      </div>
      <StandInNotice fee={fee} />
      <Sums form={form} onPickFee={() => setOpen('fee')} />
      {open === 'asset' && (
        <AssetPicker
          holdings={form.purse.holdings}
          chosen={form.purse.holding?.assetId}
          onChoose={({ symbol }) => {
            form.setSymbol(symbol);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'fee' && (
        <FeePicker
          fee={fee}
          chosenId={form.feeAssetId}
          onChoose={(assetId) => {
            form.setFeeAsset(assetId);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'paste' && <PasteSheet onTake={rows.take} onClose={close} />}
    </Page>
  );
}

function AssetCell({ form: { purse }, onPick }: { form: Form; onPick: () => void }) {
  const t = useT();
  const tTransfer = useTransferT();
  const scam = useScamLists();
  const balanceText = useBalanceText();
  const { holding } = purse;
  if (holding === undefined) return <Skeleton height={56} />;
  const { symbol, amount } = holding;
  return (
    <Section>
      <Cell
        before={<AssetIcon symbol={symbol} />}
        title={symbol}
        badge={<ScamMark isScam={scam.assets.has(symbol)} />}
        subtitle={t('amount.balance', { amount: balanceText(amount, holding) })}
        label={tTransfer('batch.asset')}
        onPress={onPick}
      />
    </Section>
  );
}

/** What all of it comes to, and what is wrong with all of it together. */
function Sums({ form, onPickFee }: { form: Form; onPickFee: () => void }) {
  const t = useTransferT();
  const { purse, ready, total, bytes, longest, error, isChecked, missingConsents, fee } = form;
  const { holding } = purse;
  const isErrorDue = error !== null && (isChecked || ready.length > 0);
  return (
    <>
      <Section>
        {ready.length > 0 && (
          <Facts
            rows={[
              { label: t('batch.count'), value: String(ready.length) },
              { label: t('batch.total'), value: `${shownIn(holding)(total)} ${holding?.symbol ?? ''}` },
              { label: t('batch.size'), value: t('batch.bytes', { bytes, longest }) },
            ]}
          />
        )}
        <FeeLine fee={fee} isEmpty={ready.length === 0} onPick={onPickFee} />
        <NextFeeGuard purse={purse} isOn={form.keepsNextFee} onChange={form.setKeepsNextFee} />
      </Section>
      {isErrorDue && <Notice tone="error">{errorText(error)}</Notice>}
      {isChecked && missingConsents > 0 && (
        <Notice tone="error">{t('batch.consent', { count: missingConsents })}</Notice>
      )}
    </>
  );
}
