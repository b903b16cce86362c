import { parseFigure } from '@xbts/shared/amounts/amount.ts';
import { useState } from 'react';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Tabs } from '../../../ui/inputs/Tabs.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { changeSlippage, MOST_SLIPPAGE, useSlippage } from '../model/slippage.ts';
import { useSwapT } from '../texts/swapTexts.ts';
import styles from './Swap.module.css';

const presets = ['0.1', '0.5', '1', '3'] as const;
/** From this slippage on, a worse price is likely. */
const HIGH = 300;

/** Parses a typed percentage to hundredths of a percent; undefined if it is no percentage in range. */
export function slippageOf(text: string): number | undefined {
  const slippage = parseFigure(text, 2);
  return slippage !== null && slippage <= MOST_SLIPPAGE ? slippage : undefined;
}

/** Sets the accepted slippage: presets or a custom value; stored for the next time. */
export function SlippageSheet({ onClose }: { onClose: () => void }) {
  const t = useSwapT();
  const kept = useSlippage(({ slippage }) => slippage);
  const [text, setText] = useState(String(kept / 100));
  const slippage = slippageOf(text);
  const save = () => {
    if (slippage === undefined) return;
    changeSlippage(slippage);
    onClose();
  };
  return (
    <Sheet isOpen title={t('swap.slippage')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className={styles.hint}>{t('swap.slippageHint')}</p>
        <Tabs
          label={t('swap.slippage')}
          items={presets.map((value) => ({ value, label: asPercent(value) }))}
          value={text as (typeof presets)[number]}
          onChange={setText}
        />
        <TextField
          label={t('swap.slippageOwn')}
          value={text}
          onChange={setText}
          inputMode="decimal"
          isInCard
          error={slippage === undefined ? t('swap.slippageWrong', { most: MOST_SLIPPAGE / 100 }) : undefined}
        />
        {slippage !== undefined && slippage > HIGH && (
          <Notice tone="warning">{t('swap.slippageHigh')}</Notice>
        )}
        <Button type="submit" isStretched isDisabled={slippage === undefined}>
          {t('common.save')}
        </Button>
      </form>
    </Sheet>
  );
}
