import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { reachAgain } from '../model/subscription.ts';
import { useSubscription } from '../model/useSubscription.ts';
import { useNoticesT } from '../texts/noticesTexts.ts';

/**
 * The notice that the bot cannot write to the user, and a button that fixes it: by the messenger's prompt, else in the
 * bot's chat.
 */
export function ReachNotice() {
  const t = useNoticesT();
  const { data, isBusy, change } = useSubscription();
  if (data?.isUnreachable !== true) return null;
  const { bot } = appConfig.links;
  const mend = async () => {
    const next = await reachAgain();
    if (next.isUnreachable === true && bot !== undefined) messenger.openLink(bot);
    return next;
  };
  return (
    <Notice tone="warning">
      {t('unreachable')}
      <Button kind="secondary" isLoading={isBusy} onPress={() => void change(mend, t('reachable'))}>
        {t('letWrite')}
      </Button>
    </Notice>
  );
}
