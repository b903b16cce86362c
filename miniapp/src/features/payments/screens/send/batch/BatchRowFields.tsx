import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { SymbolText } from '../../../../../ui/display/SymbolText.tsx';
import { IconButton } from '../../../../../ui/inputs/IconButton.tsx';
import { TextField } from '../../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { AccountIcon } from '../../../../account/ui/AccountIcon.tsx';
import { FieldFiat } from '../../../../assets/ui/FieldFiat.tsx';
import { VerdictCard } from '../../../../recipients/ui/VerdictCard.tsx';
import { useTransferT } from '../../../texts/transferTexts.ts';
import styles from './Batch.module.css';
import type { BatchForm, JudgedRow } from './useBatchForm.ts';

export interface BatchRowFieldsProps {
  judged: JudgedRow;
  number: number;
  form: BatchForm;
}

/** One payment of several: its fields, their faults, and the verdict about its recipient. */
export function BatchRowFields({ judged, number, form }: BatchRowFieldsProps) {
  const t = useTransferT();
  const { row, recipient, errors } = judged;
  const { account } = recipient;
  const { holding } = form.funds;
  const shown = (field: 'to' | 'amount' | 'memo') => {
    const error = errors[field];
    return error !== null && (row[field] !== '' || form.isChecked) ? errorText(error) : undefined;
  };
  const change = (part: Partial<typeof row>) => form.rows.change(row.key, part);
  return (
    <Section
      isPadded
      header={
        <span className={styles.head}>
          {t('batch.row', { number })}
          {form.judged.length > 1 && (
            <IconButton
              icon="trash"
              label={t('batch.remove', { number })}
              onPress={() => form.rows.remove(row.key)}
            />
          )}
        </span>
      }
    >
      <TextField
        isInCard
        label={t('batch.to', { number })}
        value={row.to}
        onChange={(to) => change({ to })}
        before={account === null ? undefined : <AccountIcon name={account.name} size={28} />}
        error={shown('to')}
        hint={
          account === null
            ? t(recipient.isChecking ? 'common.lookingForAccount' : 'common.accountNameOrId')
            : t('common.nameAndId', { name: account.name, id: account.id })
        }
      />
      <TextField
        isInCard
        label={t('batch.amount', { number })}
        inputMode="decimal"
        value={row.amount}
        onChange={(amount) => change({ amount })}
        after={
          <span className={styles.symbol}>
            <SymbolText symbol={holding?.symbol ?? ''} isSmall />
          </span>
        }
        error={shown('amount')}
      />
      {holding !== undefined && (
        <FieldFiat
          asset={{ ...holding, id: holding.assetId }}
          text={row.amount}
          onAmount={(amount) => change({ amount })}
        />
      )}
      <TextField
        isInCard
        label={t('batch.memo', { number })}
        value={row.memo}
        onChange={(memo) => change({ memo })}
        error={shown('memo')}
      />
      <RowVerdict judged={judged} form={form} />
    </Section>
  );
}

function RowVerdict({ judged, form }: { judged: JudgedRow; form: BatchForm }) {
  const { row, recipient, verdict, hasConsent, key } = judged;
  const { account } = recipient;
  if (account === null) return null;
  return (
    <VerdictCard
      isShort
      name={account.name}
      verdict={verdict}
      hasConsent={hasConsent}
      onConsent={(isGiven) => form.rows.change(row.key, { consent: isGiven ? key : '' })}
      isConsentDue={form.isChecked && !hasConsent}
    />
  );
}
