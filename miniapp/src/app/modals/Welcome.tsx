import { Icon } from '../../components/icons/Icon.tsx';
import type { IconName } from '../../components/icons/paths.ts';
import { Sheet } from '../../components/Sheet.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useT } from '../../i18n/useT.ts';
import { changeSettings } from '../../stores/settings.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from './Welcome.module.css';

const points: readonly { icon: IconName; text: MessageKey }[] = [
  { icon: 'user', text: 'welcome.noKyc' },
  { icon: 'eyeOff', text: 'welcome.noData' },
  { icon: 'key', text: 'welcome.keys' },
  { icon: 'warning', text: 'welcome.name' },
  { icon: 'block', text: 'welcome.final' },
];

/** The notice for a new user, until its button is pressed once; nothing else closes it (spec §2). */
export function Welcome() {
  const t = useT();
  return (
    <Sheet
      isOpen
      title={t('welcome.title')}
      action={{ label: t('welcome.accept'), onPress: () => changeSettings({ isWarningDue: false }) }}
    >
      <LanguageLinks />
      <ul className={styles.points}>
        {points.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={22} />
            {t(text)}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
