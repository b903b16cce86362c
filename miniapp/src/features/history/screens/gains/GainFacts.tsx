import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { type GainRow, gainTotals, worthTotals } from '../../model/gains/gainRows.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { GainText } from './GainText.tsx';
import { useMoneyText } from './useMoneyText.ts';

/** The sums over all assets: the counted part, which adds up, and the rest separately. */
export function GainFacts({ rows }: { rows: readonly GainRow[] }) {
  const t = useStatementT();
  const money = useMoneyText();
  const { realised, unrealised, fees } = gainTotals(rows);
  const { cost, counted, withoutCost, costWithoutPrice } = worthTotals(rows);
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
            { label: t('gains.costLabel'), value: money(cost) },
            { label: t('gains.unrealised'), value: <GainText value={unrealised} /> },
            { label: t('gains.worthLabel'), value: money(counted) },
            { label: t('gains.realised'), value: <GainText value={realised} /> },
            { label: t('gains.fees'), value: <GainText value={-fees} /> },
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
