import { doubtOf } from '@xbts/shared/amounts/typedNumber.ts';
import { useState } from 'react';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { groupDigits } from '../../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { SymbolText } from '../../../../../ui/display/SymbolText.tsx';
import { NumberReadings, useNumberError } from '../../../../../ui/inputs/NumberReadings.tsx';
import { TextField } from '../../../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../../ui/overlays/Sheet.tsx';
import { useTransferT } from '../../../texts/transferTexts.ts';
import { type BatchRow, readBatchLines } from './batchLines.ts';

export interface PasteSheetProps {
  /** The asset of all payments. */
  symbol: string;
  onTake: (rows: readonly BatchRow[]) => void;
  onClose: () => void;
}

/** Maximum bad lines listed one by one. */
const MOST_TOLD = 5;

/** A list of payments, one a line, with a preview; nothing is accepted while a line is invalid. */
export function PasteSheet({ symbol, onTake, onClose }: PasteSheetProps) {
  const t = useTransferT();
  const [text, setText] = useState('');
  const [hasThousands, setThousands] = useState<boolean | null>(null);
  const { rows, bad, doubt } = readBatchLines(text, { symbol, hasThousands: hasThousands === true });
  const asked = hasThousands === null ? doubt : '';
  const question = useNumberError(asked, undefined);
  const isReady = rows.length > 0 && bad.length === 0 && asked === '';
  const take = () => {
    if (!isReady) return;
    onTake(rows);
    onClose();
  };
  return (
    <Sheet
      isOpen
      title={t('batch.paste')}
      onClose={onClose}
      action={{ label: t('batch.take'), onPress: take, isDisabled: !isReady }}
    >
      <TextField
        label={t('batch.pasteLabel')}
        lines={6}
        value={text}
        onChange={(next) => {
          setText(next);
          setThousands(null);
        }}
        hint={t('batch.pasteHint')}
        error={question}
        counter={rows.length === 0 ? undefined : t('batch.lines', { count: rows.length })}
      />
      <NumberReadings value={asked} onChoose={(number) => setThousands(number === doubtOf(asked)?.grouped)} />
      {asked === '' && <Preview rows={rows} symbol={symbol} />}
      {bad.slice(0, MOST_TOLD).map(({ number, error }) => (
        <Notice key={number} tone="error">
          {t('batch.line', { number, error: errorText(error) })}
        </Notice>
      ))}
    </Sheet>
  );
}

/** Each parsed payment, in order. */
function Preview({ rows, symbol }: { rows: readonly BatchRow[]; symbol: string }) {
  if (rows.length === 0) return null;
  return (
    <Section>
      {rows.map(({ to, amount, memo }, index) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
          key={index}
          isMultiline
          title={to}
          subtitle={memo}
          after={<SymbolText symbol={symbol} figure={groupDigits(amount)} isSmall />}
        />
      ))}
    </Section>
  );
}
