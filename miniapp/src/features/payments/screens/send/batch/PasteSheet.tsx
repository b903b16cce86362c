import { useState } from 'react';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { TextField } from '../../../../../ui/inputs/TextField.tsx';
import { Sheet } from '../../../../../ui/overlays/Sheet.tsx';
import { useTransferT } from '../../../texts/transferTexts.ts';
import { type BatchRow, readBatchLines } from './batchLines.ts';

export interface PasteSheetProps {
  onTake: (rows: readonly BatchRow[]) => void;
  onClose: () => void;
}

/** More bad lines than these are not told one by one. */
const MOST_TOLD = 5;

/** A list of payments, one a line; nothing is taken over while a line of it is none. */
export function PasteSheet({ onTake, onClose }: PasteSheetProps) {
  const t = useTransferT();
  const [text, setText] = useState('');
  const { rows, bad } = readBatchLines(text);
  const take = () => {
    if (rows.length === 0 || bad.length > 0) return;
    onTake(rows);
    onClose();
  };
  return (
    <Sheet
      isOpen
      title={t('batch.paste')}
      onClose={onClose}
      action={{ label: t('batch.take'), onPress: take, isDisabled: rows.length === 0 || bad.length > 0 }}
    >
      <TextField
        label={t('batch.pasteLabel')}
        lines={6}
        value={text}
        onChange={setText}
        hint={t('batch.pasteHint')}
        counter={rows.length === 0 ? undefined : t('batch.lines', { count: rows.length })}
      />
      {bad.slice(0, MOST_TOLD).map(({ number, error }) => (
        <Notice key={number} tone="error">
          {t('batch.line', { number, error: errorText(error) })}
        </Notice>
      ))}
    </Sheet>
  );
}
