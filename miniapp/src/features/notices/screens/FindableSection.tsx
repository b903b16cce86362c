import { SwitchCell } from '../../../ui/inputs/Choice.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useNoticesT } from '../texts/noticesTexts.ts';

export interface FindableSectionProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether people who have the user as a contact may be told the names of the watched accounts. */
export function FindableSection({ isOn, onChange }: FindableSectionProps) {
  const t = useNoticesT();
  return (
    <Section header={t('findable')} footer={t('findableFooter')}>
      <SwitchCell title={t('findableOn')} isOn={isOn} onChange={onChange} />
    </Section>
  );
}
