import { useState } from 'react';
import { hostOf } from '../../../platform/chain/nodeHost.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { CheckCell } from '../../../ui/inputs/Choice.tsx';
import { type Danger, keyOf } from '../model/dangers.ts';
import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';
import { WordGuard } from './WordGuard.tsx';

function dangerText(danger: Danger, t: TranslateReview): string {
  switch (danger.kind) {
    case 'said':
      return danger.text;
    case 'fees':
      return t('review.feesTaken', danger);
    case 'offMarket':
      return t('danger.offMarket', danger);
    case 'oneNode':
      return t('danger.oneNode', { node: hostOf(danger.node) });
    case 'otherAccount':
      return t('danger.otherAccount', danger);
    case 'otherMemoKey':
      return t('danger.otherMemoKey', danger);
    case 'otherAsset':
      return t('danger.otherAsset', danger);
    case 'otherPrecision':
      return t('danger.otherPrecision', danger);
    case 'control':
      return t('danger.control');
    case 'lateSecret':
      return t('danger.lateSecret');
  }
}

export interface ConsentsProps {
  dangers: readonly Danger[];
  consented: ReadonlySet<string>;
  onChange: (consented: ReadonlySet<string>) => void;
}

/** Each danger with a box to tick or a word to type: nothing is signed before the user consents to all. */
export function Consents({ dangers, consented, onChange }: ConsentsProps) {
  const t = useReviewT();
  return dangers.map((danger) => {
    const key = keyOf(danger);
    const onConsent = (isOn: boolean) => {
      const others = [...consented].filter((each) => each !== key);
      onChange(new Set(isOn ? [...others, key] : others));
    };
    const text = dangerText(danger, t);
    if (danger.kind === 'fees' || danger.kind === 'offMarket')
      return <TypedConsent key={key} text={text} onConsent={onConsent} />;
    return (
      <div key={key}>
        <Notice tone="error">{text}</Notice>
        <CheckCell title={t('danger.consent')} isOn={consented.has(key)} onChange={onConsent} />
      </div>
    );
  });
}

function TypedConsent({ text, onConsent }: { text: string; onConsent: (isOn: boolean) => void }) {
  const t = useReviewT();
  const word = t('danger.word');
  const [typed, setTyped] = useState('');
  const onType = (now: string) => {
    setTyped(now);
    onConsent(now.trim().toLowerCase() === word.toLowerCase());
  };
  return (
    <WordGuard consent={{ typed, onType }} word={word} outgrown={null}>
      {text}
    </WordGuard>
  );
}
