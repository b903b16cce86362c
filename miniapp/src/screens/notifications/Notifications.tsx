import { Button } from '../../components/Button.tsx';
import { Failure } from '../../components/Failure.tsx';
import { Page } from '../../components/Page.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { appConfig } from '../../data/config.ts';
import { notificationTexts } from '../../i18n/notifications.ts';
import { useLanguage } from '../../i18n/useT.ts';
import { messenger } from '../../messenger/messenger.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';
import { useSubscription } from './useSubscription.ts';

/** What the bot tells the user about; only where the messenger says who the user is. */
export function Notifications({ account }: { account: string }) {
  return messenger.launchData === '' ? <Outside /> : <Inside account={account} />;
}

function Outside() {
  const texts = notificationTexts(useLanguage());
  const { bot } = appConfig.links;
  return (
    <Page title={texts.title}>
      <Placeholder
        icon="chat"
        title={texts.outside}
        {...(bot === undefined
          ? {}
          : { action: <Button onPress={() => messenger.openLink(bot)}>{texts.openBot}</Button> })}
      />
    </Page>
  );
}

function Inside({ account }: { account: string }) {
  const texts = notificationTexts(useLanguage());
  const subscription = useSubscription();
  const { data, error, retry } = subscription;
  if (data !== undefined) return <SubscriptionForm account={account} subscription={data} {...subscription} />;
  return (
    <Page title={texts.title}>
      {error === null ? <Skeleton height={220} /> : <Failure error={error} onRetry={retry} />}
    </Page>
  );
}
