import { type Language, languageNames } from '../../../platform/i18n/languages.ts';
import { useLanguage } from '../../../platform/i18n/useT.ts';
import { changeSettings } from '../model/settings.ts';
import styles from './LanguageLinks.module.css';

/** The three languages by their own names, side by side. */
export function LanguageLinks() {
  const present = useLanguage();
  return (
    <div className={styles.languages}>
      {(Object.entries(languageNames) as [Language, string][]).map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-current={language === present}
          onClick={() => changeSettings({ language })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
