import { changeSettings, useSettings } from '../../features/settings/model/settings.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { activeKeys, CTRL } from '../../platform/keys/keys.ts';
import { SwitchCell } from '../../ui/inputs/Choice.tsx';
import { Facts } from '../../ui/lists/Facts.tsx';
import { Section } from '../../ui/lists/Section.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useKeysT } from '../texts/keysTexts.ts';
import styles from './Keys.module.css';

const names: Readonly<Record<string, string>> = { arrowdown: '↓', arrowup: '↑' };

/** What the keyboard does on the screen under it, and the switch for who wants none of it. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useKeysT();
  const common = useT();
  const hasSingleKeys = useSettings((settings) => settings.hasSingleKeys);
  const byLabel = new Map<string, string[]>([[t('search'), [`${CTRL} k`]]]);
  for (const { press, label } of activeKeys()) byLabel.set(label, [...(byLabel.get(label) ?? []), press]);
  const rows = [...byLabel, [t('open'), ['Enter']] as const, [common('common.close'), ['Esc']] as const];
  return (
    <Sheet isOpen title={t('keyboard')} onClose={onClose}>
      <Facts rows={rows.map(([label, presses]) => ({ label, value: <Presses presses={presses} /> }))} />
      <Section>
        <SwitchCell
          title={t('letters')}
          subtitle={t('lettersHint')}
          isOn={hasSingleKeys}
          onChange={(isOn) => changeSettings({ hasSingleKeys: isOn })}
        />
      </Section>
    </Sheet>
  );
}

function Presses({ presses }: { presses: readonly string[] }) {
  return (
    <span className={styles.presses}>
      {presses.map((press) => (
        <span key={press} className={styles.press}>
          {press.split(' ').map((key) => (
            <kbd key={key} className={styles.key}>
              {names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
            </kbd>
          ))}
        </span>
      ))}
    </span>
  );
}
