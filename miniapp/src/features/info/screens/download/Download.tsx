import { messenger } from '../../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { Page } from '../../../../ui/display/Page.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';
import { useSharingT } from '../../texts/sharingTexts.ts';
import { useShare } from '../../ui/useShare.ts';
import styles from './Download.module.css';
import { HomeScreenSection } from './HomeScreenSection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { LinkSection } from './LinkSection.tsx';

/** Ways to keep the app at hand: installed, as a shortcut of the messenger, by the bot's link, in a browser. */
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

/** Shares the app itself. */
function ShareApp() {
  const t = useSharingT();
  const { isBusy, share } = useShare();
  const plain = { text: t('share.appText'), link: `${window.location.origin}/` };
  return (
    <Button
      kind="secondary"
      icon="share"
      isStretched
      isLoading={isBusy}
      onPress={() => share({ thing: { what: 'app' }, plain })}
    >
      {t('share.app')}
    </Button>
  );
}
