import { Columns } from '../../components/Columns.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { appConfig } from '../../data/config.ts';
import { useInfoT } from '../../i18n/infoTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import { ShareApp } from '../../sharing/ShareApp.tsx';
import styles from './Download.module.css';
import { HomeScreenSection } from './HomeScreenSection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { LinkSection } from './LinkSection.tsx';

/** Ways to have the app at hand: installed, as a shortcut of the messenger, by the bot's link, in a browser. */
export function Download() {
  const t = useInfoT();
  const bot = appConfig.links.bot;
  return (
    <Page title={t('download.title')}>
      <p className={styles.intro}>{t('download.intro')}</p>
      <Section isPadded>
        <ShareApp />
      </Section>
      <Columns>
        {messenger.isInside && <HomeScreenSection />}
        <InstallSection />
        {bot !== undefined && (
          <div className={styles.tall}>
            <LinkSection name="bot" link={bot} />
          </div>
        )}
        <LinkSection name="page" link={`${window.location.origin}/`} />
      </Columns>
    </Page>
  );
}
