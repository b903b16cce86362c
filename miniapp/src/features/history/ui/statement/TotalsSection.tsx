import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { AssetTotals } from '@xbts/shared/ledger/totals.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { formatInteger, groupDigits } from '../../../../platform/i18n/numbers.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { type TranslateStatement, useStatementT } from '../../texts/statementTexts.ts';

export interface TotalsSectionProps {
  totals: readonly AssetTotals[];
  count: number;
  /** Nothing more is to come. */
  isWhole: boolean;
  assets: ReadonlyMap<string, Asset>;
}

/** Assets visible at first. */
const SHOWN = 3;

/** The totals of the shown operations in each asset. */
export function TotalsSection({ totals, count, isWhole, assets }: TotalsSectionProps) {
  const t = useStatementT();
  const [isOpen, setOpen] = useState(false);
  const isHidden = useSettings((settings) => settings.hidesBalances);
  if (totals.length === 0 || isHidden) return null;
  const shown = isOpen ? totals : totals.slice(0, SHOWN);
  return (
    <Section
      header={t(isWhole ? 'totals.header' : 'totals.soFar', { count: formatInteger(count) })}
      footer={t('totals.note')}
    >
      {shown.map((each) => (
        <TotalsCell key={each.assetId} totals={each} asset={assets.get(each.assetId)} />
      ))}
      {shown.length < totals.length && (
        <Button kind="plain" isStretched onPress={() => setOpen(true)}>
          {t('totals.more')}
        </Button>
      )}
    </Section>
  );
}

function TotalsCell({ totals, asset }: { totals: AssetTotals; asset: Asset | undefined }) {
  const t = useStatementT();
  if (asset === undefined) return <Cell title={<Skeleton width={96} />} />;
  return (
    <Cell
      title={<SymbolText symbol={asset.symbol} />}
      subtitle={partsOf(totals, asset.precision, t)}
      after={<AmountText units={totals.change} precision={asset.precision} isSigned form="plain" />}
      afterSubtitle={t('totals.change')}
      isMultiline
    />
  );
}

function partsOf({ got, gave, fees }: AssetTotals, precision: number, t: TranslateStatement): string {
  const amount = (units: bigint) => groupDigits(formatPlain(units, precision));
  return [
    ...(got === 0n ? [] : [t('totals.in', { amount: amount(got) })]),
    ...(gave === 0n ? [] : [t('totals.out', { amount: amount(gave) })]),
    ...(fees === 0n ? [] : [t('totals.fees', { amount: amount(fees) })]),
  ].join(' · ');
}
