import { Icon } from '../../components/icons/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { languageNames } from '../../i18n/language.ts';
import { useLanguage, useT } from '../../i18n/useT.ts';
import { changeSettings, type Language } from '../../stores/settings.ts';

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
