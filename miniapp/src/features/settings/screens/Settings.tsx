import { languageNames, languages } from '../../../platform/i18n/languages.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Page } from '../../../ui/display/Page.tsx';
import { RadioCell, SwitchCell } from '../../../ui/inputs/Choice.tsx';
import { Columns } from '../../../ui/lists/Columns.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { NodeList } from '../../network/ui/NodeList.tsx';
import { OwnNode } from '../../network/ui/OwnNode.tsx';
import { changeSettings, useSettings } from '../model/settings.ts';
import { useSettingsT } from '../texts/settingsTexts.ts';
import { OneNodeSection } from './OneNodeSection.tsx';
import { ResetSection } from './ResetSection.tsx';
import { SafetySection } from './SafetySection.tsx';
import { SlippageSection } from './SlippageSection.tsx';

const themes = [
  { value: 'auto', label: 'settings.themeAuto' },
  { value: 'light', label: 'settings.themeLight' },
  { value: 'dark', label: 'settings.themeDark' },
] as const;
const currencies = [
  { value: 'usd', sign: '$' },
  { value: 'eur', sign: '€' },
  { value: 'rub', sign: '₽' },
  { value: 'cny', sign: '¥' },
] as const;

/**
 * Language, appearance, currency, balances, slippage, security, notifications, nodes, the single-node limit, and the
 * reset.
 */
export function Settings() {
  const t = useSettingsT();
  return (
    <Page title={t('common.settings')}>
      <Columns>
        <div>
          <LanguageSection />
          <ThemeSection />
          <CurrencySection />
          <BalanceSection />
          <SlippageSection />
        </div>
        <div>
          <SafetySection />
          <NodeList />
          <OwnNode />
          <OneNodeSection />
          <ResetSection />
          <Section header={t('settings.about')}>
            <Facts rows={[{ label: t('settings.version'), value: appConfig.version }]} />
          </Section>
        </div>
      </Columns>
    </Page>
  );
}

function LanguageSection() {
  const t = useSettingsT();
  const present = useLanguage();
  return (
    <Section header={t('common.language')}>
      {languages.map((language) => (
        <RadioCell
          key={language}
          name="language"
          title={<span lang={language}>{languageNames[language]}</span>}
          isChosen={language === present}
          onChoose={() => changeSettings({ language })}
        />
      ))}
    </Section>
  );
}

function ThemeSection() {
  const t = useSettingsT();
  const present = useSettings((settings) => settings.theme);
  const automatic = t(messenger.isInside ? 'settings.themeAutoInside' : 'settings.themeAutoDevice');
  return (
    <Section header={t('settings.theme')}>
      {themes.map(({ value, label }) => (
        <RadioCell
          key={value}
          name="theme"
          title={t(label)}
          {...(value === 'auto' ? { subtitle: automatic } : {})}
          isChosen={value === present}
          onChoose={() => changeSettings({ theme: value })}
        />
      ))}
    </Section>
  );
}

function CurrencySection() {
  const t = useSettingsT();
  const present = useSettings((settings) => settings.currency);
  return (
    <Section header={t('common.currency')}>
      {currencies.map(({ value, sign }) => (
        <RadioCell
          key={value}
          name="currency"
          title={t(`settings.${value}`)}
          subtitle={`${value.toUpperCase()} · ${sign}`}
          isChosen={value === present}
          onChoose={() => changeSettings({ currency: value })}
        />
      ))}
    </Section>
  );
}

function BalanceSection() {
  const t = useSettingsT();
  const { hidesBalances, hidesZeroBalances } = useSettings();
  return (
    <Section header={t('common.balances')}>
      <SwitchCell
        title={t('settings.hideBalances')}
        isOn={hidesBalances}
        onChange={(isOn) => changeSettings({ hidesBalances: isOn })}
      />
      <SwitchCell
        title={t('settings.hideZero')}
        isOn={hidesZeroBalances}
        onChange={(isOn) => changeSettings({ hidesZeroBalances: isOn })}
      />
    </Section>
  );
}
