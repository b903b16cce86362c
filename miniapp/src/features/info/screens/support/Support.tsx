import { useNodeStatus } from '../../../../platform/chain/connection.ts';
import { useLanguage } from '../../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { CopyButton } from '../../../../ui/inputs/CopyButton.tsx';
import { LinkCell } from '../../../../ui/lists/LinkCell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useSupportT } from '../../texts/supportTexts.ts';
import { diagnosticText } from './diagnostic.ts';
import styles from './Support.module.css';

/** The support's address, what it never does, and anonymous facts for a report. */
export function Support() {
  const t = useSupportT();
  const language = useLanguage();
  const status = useNodeStatus();
  const text = diagnosticText({
    version: appConfig.version,
    platform: messenger.platform,
    messengerVersion: messenger.version,
    language,
    userAgent: navigator.userAgent,
    viewport: `${window.innerWidth}×${window.innerHeight}`,
    isOnline: navigator.onLine,
    status,
    now: Date.now(),
  });
  return (
    <Page title={t('common.support')}>
      <Notice tone="warning">{t('warning')}</Notice>
      <Section>
        <LinkCell to="/faq" icon="info" title={t('common.questionsAndAnswers')} hint={t('faqHint')} />
        <LinkCell to="/gateways" icon="status" title={t('gateways')} hint={t('gatewaysHint')} />
        <LinkCell
          icon="chat"
          title={t('chat')}
          hint={t('chatHint')}
          onPress={() => messenger.openLink(appConfig.links.chat)}
        />
      </Section>
      <Section header={t('diagnostic')} footer={t('diagnosticHint')} isPadded>
        <pre className={styles.diagnostic}>{text}</pre>
        <CopyButton text={text}>{t('copy')}</CopyButton>
      </Section>
    </Page>
  );
}
