import { Tabs } from '../inputs/Tabs.tsx';
import { type Range, ranges } from './ranges.ts';
import { useChartT } from './texts/chartTexts.ts';

/** The choice of a chart's range. */
export function RangeTabs({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  const t = useChartT();
  return (
    <Tabs
      label={t('range')}
      items={ranges.map((each) => ({ value: each, label: t(`range.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
