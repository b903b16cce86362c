import { Cell } from '../../../components/Cell.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import { Section } from '../../../components/Section.tsx';
import { notificationTexts } from '../../../i18n/notifications.ts';
import { useLanguage } from '../../../i18n/useT.ts';

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
