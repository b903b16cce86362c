import { useEffect, useState } from 'react';
import {
  addToHomeScreen,
  type HomeScreenState,
  homeScreenState,
} from '../../../../platform/messenger/homeScreen.ts';
import { showError, showToast } from '../../../../platform/toasts.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';

/** The messenger's own shortcut on the home screen. */
export function HomeScreenSection() {
  const t = useInfoT();
  const [state, setState] = useState<HomeScreenState | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    homeScreenState().then(setState, showError);
  }, []);
  const add = async () => {
    setAsking(true);
    try {
      const outcome = await addToHomeScreen();
      if (outcome === 'added') setState('added');
      if (outcome === 'declined') showToast('error', t('download.homeDeclined'));
    } catch (error) {
      showError(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <Section header={t('download.homeTitle')} footer={t('download.homeHint')} isPadded>
      {state === null && <Skeleton height={50} />}
      {state === 'unsupported' && <p>{t('download.homeOld')}</p>}
      {state === 'added' && <p role="status">{t('download.homeAdded')}</p>}
      {(state === 'missed' || state === 'unknown') && (
        <Button icon="plus" isStretched isLoading={isAsking} onPress={() => void add()}>
          {t('download.homeAdd')}
        </Button>
      )}
    </Section>
  );
}
