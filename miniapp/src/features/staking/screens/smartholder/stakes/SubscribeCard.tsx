import { useLanguage } from '../../../../../platform/i18n/useLanguage.ts';
import { Icon } from '../../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { notificationTexts } from '../../../../notices/texts/notificationTexts.ts';

/** Leads to where the bot is asked to tell of payouts and matured stakes. */
export function SubscribeCard() {
  const told = notificationTexts(useLanguage());
  return (
    <Section>
      <Cell
        to="/notifications"
        before={<Icon name="chat" />}
        title={told.title}
        subtitle={told.hint}
        isMultiline
      />
    </Section>
  );
}
