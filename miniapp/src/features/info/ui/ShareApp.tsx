import { Button } from '../../../ui/inputs/Button.tsx';
import { useSharingT } from '../texts/sharingTexts.ts';
import { useShare } from './useShare.ts';

/** Shares the app itself. */
export function ShareApp() {
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
