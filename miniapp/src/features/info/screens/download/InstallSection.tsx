import { useSyncExternalStore } from 'react';
import { acceptInstallOffer, installOffer } from '../../../../platform/messenger/installPrompt.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { showError, showToast } from '../../../../platform/toasts.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Disclosure } from '../../../../ui/lists/Disclosure.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';
import styles from './Download.module.css';

const ways = {
  ios: ['download.ios1', 'download.ios2', 'download.ios3'],
  android: ['download.android1', 'download.android2'],
  desktop: ['download.desktop1', 'download.desktop2'],
} as const;

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Installs the page as an app: by the browser's own offer if it makes one, otherwise with instructions. */
export function InstallSection() {
  const t = useInfoT();
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.get);
  const install = async () => {
    try {
      if (await acceptInstallOffer()) showToast('success', t('download.accepted'));
    } catch (error) {
      showError(error);
    }
  };
  const state = isInstalled() ? 'installed' : isOffered ? 'offered' : messenger.isInside ? 'inside' : null;
  return (
    <Section header={t('download.installTitle')}>
      {state !== null && (
        <div className={styles.offer}>
          <p>{t(`download.${state}`)}</p>
          {state === 'offered' && (
            <Button icon="receive" isStretched onPress={() => void install()}>
              {t('download.install')}
            </Button>
          )}
        </div>
      )}
      {(['ios', 'android', 'desktop'] as const).map((way) => (
        <Disclosure key={way} title={t(`download.${way}`)}>
          <ol className={styles.steps}>
            {ways[way].map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </Disclosure>
      ))}
    </Section>
  );
}
