import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useSubscription } from '../model/useSubscription.ts';
import { useNoticesT } from '../texts/noticesTexts.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';

/** The bot's notices; only when the messenger identifies the user. */
export function Notifications({ account }: { account: string }) {
  return messenger.hasLaunchData ? <Inside account={account} /> : <Outside />;
}

function Outside() {
  const t = useNoticesT();
  const { bot } = appConfig.links;
  return (
    <Page title={t('title')}>
      <Placeholder
        icon="chat"
        title={t('outside')}
        action={bot && <Button onPress={() => messenger.openLink(bot)}>{t('common.openBot')}</Button>}
      />
    </Page>
  );
}

function Inside({ account }: { account: string }) {
  const t = useNoticesT();
  const subscription = useSubscription();
  const { data, error, retry } = subscription;
  if (data !== undefined) return <SubscriptionForm account={account} subscription={data} {...subscription} />;
  return (
    <Page title={t('title')}>
      {error === null ? <Skeleton height={220} /> : <Failure error={error} onRetry={retry} />}
    </Page>
  );
}
