import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { reachAgain } from '../model/subscription.ts';
import { useSubscription } from '../model/useSubscription.ts';
import { useNoticesT } from '../texts/noticesTexts.ts';

/** That the bot can't write to the user, where it can't, and a button that mends it: by the messenger's question, else in the bot's chat. */
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
