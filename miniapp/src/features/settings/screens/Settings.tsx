import { languageNames, languages } from '../../../platform/i18n/languages.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Page } from '../../../ui/display/Page.tsx';
import { useMedia } from '../../../ui/display/useIsWide.ts';
import { RadioCell, SwitchCell } from '../../../ui/inputs/Choice.tsx';
import { Columns } from '../../../ui/lists/Columns.tsx';
import { Facts } from '../../../ui/lists/Facts.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { NodeList } from '../../network/ui/NodeList.tsx';
import { OwnNode } from '../../network/ui/OwnNode.tsx';
import { changeSettings, useSettings } from '../model/settings.ts';
import { useSettingsT } from '../texts/settingsTexts.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { OneNodeRow } from './OneNodeRow.tsx';
import { ResetSection } from './ResetSection.tsx';
import { SafetySection } from './SafetySection.tsx';
import { SlippageRow } from './SlippageRow.tsx';

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

/** Security first, then each setting in a line with its value; nodes and the reset. */
export function Settings() {
  const t = useSettingsT();
  return (
    <Page title={t('common.settings')}>
      <Columns>
        <div>
          <SafetySection />
          <Section>
            <LanguageRow />
            <ThemeRow />
            <CurrencyRow />
            <SlippageRow />
            <OneNodeRow />
          </Section>
          <BalanceSection />
          <KeysSection />
        </div>
        <div>
          <NodeList />
          <OwnNode />
          <ResetSection />
          <Section header={t('settings.about')}>
            <Facts rows={[{ label: t('settings.version'), value: appConfig.version }]} />
          </Section>
        </div>
      </Columns>
    </Page>
  );
}

function LanguageRow() {
  const t = useSettingsT();
  const present = useLanguage();
  return (
    <ChoiceRow icon="language" title={t('common.language')} value={languageNames[present]}>
      {languages.map((language) => (
        <RadioCell
          key={language}
          name="language"
          title={<span lang={language}>{languageNames[language]}</span>}
          isChosen={language === present}
          onChoose={() => changeSettings({ language })}
        />
      ))}
    </ChoiceRow>
  );
}

function ThemeRow() {
  const t = useSettingsT();
  const present = useSettings((settings) => settings.theme);
  const chosen = themes.find(({ value }) => value === present);
  const automatic = t(messenger.isInside ? 'settings.themeAutoInside' : 'settings.themeAutoDevice');
  return (
    <ChoiceRow icon="theme" title={t('settings.theme')} value={chosen === undefined ? '' : t(chosen.label)}>
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
    </ChoiceRow>
  );
}

function CurrencyRow() {
  const t = useSettingsT();
  const present = useSettings((settings) => settings.currency);
  return (
    <ChoiceRow icon="currency" title={t('common.currency')} value={present.toUpperCase()}>
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
    </ChoiceRow>
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

/** In wide windows only: a phone has no single keys. */
function KeysSection() {
  const t = useSettingsT();
  const isWide = useMedia('(min-width: 768px)');
  const hasSingleKeys = useSettings((settings) => settings.hasSingleKeys);
  if (!isWide) return null;
  return (
    <Section>
      <SwitchCell
        title={t('settings.keys')}
        subtitle={t('settings.keysHint')}
        isOn={hasSingleKeys}
        onChange={(isOn) => changeSettings({ hasSingleKeys: isOn })}
      />
    </Section>
  );
}
