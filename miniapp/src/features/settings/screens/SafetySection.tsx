import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { NoticesCell } from '../../notices/ui/NoticesCell.tsx';
import { useSettings } from '../model/settings.ts';
import { useSettingsT } from '../texts/settingsTexts.ts';

/** The present PIN and auto-lock, the rest of security, and notifications; each has its own screen. */
export function SafetySection() {
  const t = useSettingsT();
  const { autoLockMinutes, locksOnHide } = useSettings();
  const locks = t('lock.now', { count: autoLockMinutes });
  return (
    <>
      <Section header={t('common.security')} footer={t('settings.securityHint')}>
        <Cell
          to="/settings/security"
          before={<Icon name="lock" />}
          title={t('lock.title')}
          subtitle={locksOnHide ? `${locks}, ${t('lock.onHide')}` : locks}
          isMultiline
        />
      </Section>
      <Section header={t('notices.section')}>
        <NoticesCell subtitle={t('notices.hint')} />
      </Section>
    </>
  );
}
