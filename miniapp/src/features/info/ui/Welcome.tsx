import { Icon } from '../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../ui/display/icons/paths.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { changeSettings } from '../../settings/model/settings.ts';
import { LanguageLinks } from '../../settings/ui/LanguageLinks.tsx';
import { useInfoT } from '../texts/infoTexts.ts';
import styles from './Welcome.module.css';

const points = [
  { icon: 'user', text: 'welcome.noKyc' },
  { icon: 'eyeOff', text: 'welcome.noData' },
  { icon: 'key', text: 'welcome.keys' },
  { icon: 'warning', text: 'welcome.name' },
  { icon: 'block', text: 'welcome.final' },
] as const satisfies readonly { icon: IconName; text: string }[];

/** The notice for a new user, until its button is pressed once; nothing else closes it (spec §2). */
export function Welcome() {
  const t = useInfoT();
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
