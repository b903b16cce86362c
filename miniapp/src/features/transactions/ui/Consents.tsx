import { hostOf } from '../../../platform/chain/nodeHost.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { CheckCell } from '../../../ui/inputs/Choice.tsx';
import { type Danger, keyOf } from '../model/dangers.ts';
import { type TranslateReview, useReviewT } from '../texts/reviewTexts.ts';

function dangerText(danger: Danger, t: TranslateReview): string {
  switch (danger.kind) {
    case 'said':
      return danger.text;
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
  }
}

export interface ConsentsProps {
  dangers: readonly Danger[];
  consented: ReadonlySet<string>;
  onChange: (consented: ReadonlySet<string>) => void;
}

/** Each danger with a box to tick: nothing is signed before all are. */
export function Consents({ dangers, consented, onChange }: ConsentsProps) {
  const t = useReviewT();
  return dangers.map((danger) => {
    const key = keyOf(danger);
    return (
      <div key={key}>
        <Notice tone="error">{dangerText(danger, t)}</Notice>
        <CheckCell
          title={t('danger.consent')}
          isOn={consented.has(key)}
          onChange={(isOn) => {
            const others = [...consented].filter((each) => each !== key);
            onChange(new Set(isOn ? [...others, key] : others));
          }}
        />
      </div>
    );
  });
}
