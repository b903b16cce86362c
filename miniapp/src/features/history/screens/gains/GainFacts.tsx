import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { GainTotals } from '../../model/gains/gainRows.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import { GainText } from './GainText.tsx';

/** The sums over all assets. */
export function GainFacts({ totals: { realised, unrealised, fees } }: { totals: GainTotals }) {
  const t = useStatementT();
  return (
    <Section header={t('gains.all')} isPadded footer={t('gains.allNote')}>
      <Facts
        rows={[
          { label: t('gains.realised'), value: <GainText value={realised} /> },
          { label: t('gains.unrealised'), value: <GainText value={unrealised} /> },
          { label: t('gains.fees'), value: <GainText value={-fees} /> },
        ]}
      />
    </Section>
  );
}
