import { changeSettings } from '../../features/settings/model/settings.ts';
import { type Language, languageNames } from '../../platform/i18n/languages.ts';
import { useLanguage, useT } from '../../platform/i18n/useT.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';

/** The order of the spec: Chinese, Russian, English. */
const order: readonly Language[] = ['zh', 'ru', 'en'];

/** The language dropdown. */
export function LanguageMenu() {
  const t = useT();
  const present = useLanguage();
  return (
    <Menu
      label={`${t('header.language')}: ${languageNames[present]}`}
      items={order.map((language) => ({
        key: language,
        label: languageNames[language],
        isCurrent: language === present,
        onPress: () => changeSettings({ language }),
      }))}
    >
      <Icon name="language" size={20} />
      {present.toUpperCase()}
    </Menu>
  );
}
