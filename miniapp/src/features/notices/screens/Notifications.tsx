import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { notificationTexts } from '../texts/notificationTexts.ts';
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
