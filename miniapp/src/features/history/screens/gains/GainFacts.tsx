import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { type GainRow, shownSums, worthTotals } from '../../model/gains/gainRows.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { GainText } from './GainText.tsx';
import { useMoneyText } from './useMoneyText.ts';

/** The sums over all assets: the counted part, which adds up, and the rest separately. */
export function GainFacts({ rows }: { rows: readonly GainRow[] }) {
  const t = useStatementT();
  const money = useMoneyText();
  const { cost, unrealised, worth, realised, fees, result } = shownSums(rows);
  const { withoutCost, costWithoutPrice } = worthTotals(rows);
  const rest = (
    [
      ['gains.withoutCost', withoutCost],
      ['gains.withoutPrice', costWithoutPrice],
    ] as const
  ).filter(([, value]) => value > 0);
  return (
    <>
      <Section header={t('gains.all')} isPadded>
        <Facts
          rows={[
            { label: t('gains.costLabel'), value: money(cost / 100) },
            { label: t('gains.unrealised'), value: <GainText value={unrealised / 100} /> },
            { label: t('gains.worthLabel'), value: money(worth / 100) },
            { label: t('gains.realised'), value: <GainText value={realised / 100} /> },
            { label: t('gains.fees'), value: <GainText value={-fees / 100} /> },
            { label: t('gains.result'), value: <GainText value={result / 100} /> },
          ]}
        />
      </Section>
      {rest.length > 0 && (
        <Section header={t('gains.rest')} isPadded footer={t('gains.allNote')}>
          <Facts rows={rest.map(([label, value]) => ({ label: t(label), value: money(value) }))} />
        </Section>
      )}
    </>
  );
}
