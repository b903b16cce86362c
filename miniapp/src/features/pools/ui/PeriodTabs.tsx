import { Tabs } from '../../../ui/inputs/Tabs.tsx';
import { usePoolT } from '../texts/poolTexts.ts';

/** Hours of the periods of a pool's charts. */
export const periodHours = { day: 24, week: 168, month: 720 } as const;
export type Period = keyof typeof periodHours;
const periods: readonly Period[] = ['day', 'week', 'month'];

/** The choice of the period of a pool's chart. */
export function PeriodTabs({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const t = usePoolT();
  return (
    <Tabs
      label={t('chart.period')}
      items={periods.map((each) => ({ value: each, label: t(`chart.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
