import { Icon } from '../../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useNoticesT } from '../../../../notices/texts/noticesTexts.ts';

/** Leads to where the bot is asked to tell of payouts and matured stakes. */
export function SubscribeCard() {
  const t = useNoticesT();
  return (
    <Section>
      <Cell
        to="/notifications"
        before={<Icon name="chat" />}
        title={t('title')}
        subtitle={t('hint')}
        isMultiline
      />
    </Section>
  );
}
