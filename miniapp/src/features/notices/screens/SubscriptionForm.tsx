import {
  firstNotices,
  type OfferedNotice,
  offeredNotices,
  type Subscription,
} from '@xbts/shared/services/subscription.ts';
import { useState } from 'react';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { SwitchCell } from '../../../ui/inputs/Choice.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useSession } from '../../account/model/session.ts';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { askUnlock } from '../../vault/model/unlock.ts';
import { changeSubscription, forgetSubscription, subscribe } from '../model/subscription.ts';
import { useNoticesT } from '../texts/noticesTexts.ts';
import { ReachNotice } from '../ui/ReachNotice.tsx';
import { MinimumSection } from './MinimumSection.tsx';
import { QuietSection } from './QuietSection.tsx';

interface FindableSectionProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether people with the user as a contact may learn the names of the watched accounts. */
function FindableSection({ isOn, onChange }: FindableSectionProps) {
  const t = useNoticesT();
  return (
    <Section header={t('findable')} footer={t('findableFooter')}>
      <SwitchCell title={t('findableOn')} isOn={isOn} onChange={onChange} />
    </Section>
  );
}

export interface SubscriptionFormProps {
  account: string;
  subscription: Subscription;
  isBusy: boolean;
  change: (make: () => Promise<Subscription | undefined>, done?: string) => Promise<void>;
}

/** The choices, the watched accounts, and the consent that adds the current account. */
export function SubscriptionForm({ account, subscription, isBusy, change }: SubscriptionFormProps) {
  const language = useLanguage();
  const t = useNoticesT();
  const hasKeys = useAccounts(({ accounts }) =>
    accounts.some(({ name, roles }) => name === account && roles.length > 0),
  );
  const { isSubscribed, isMuted, accounts } = subscription;
  const [chosen, setChosen] = useState<OfferedNotice[]>(
    isSubscribed && accounts.length + subscription.kinds.length > 0 ? subscription.kinds : [...firstNotices],
  );
  const isWatched = accounts.includes(account);

  const save = (kinds: OfferedNotice[], muted: boolean, quiet = subscription.quiet) => {
    setChosen(kinds);
    if (isSubscribed) void change(() => changeSubscription({ kinds, isMuted: muted, quiet, language }));
  };
  const add = async () => {
    if (!useSession.getState().isUnlocked && !(await askUnlock(account))) return undefined;
    return subscribe(account, { kinds: chosen, language });
  };
  const action = {
    label: t('subscribe', { account }),
    isDisabled: !hasKeys || chosen.length === 0,
    isLoading: isBusy,
    onPress: () => void change(add, t('subscribed', { account })),
  };
  return (
    <Page title={t('title')} action={isWatched ? undefined : action}>
      {messenger.user !== null && (
        <Notice>{t('toWhom', { name: messenger.user.firstName, id: messenger.user.id })}</Notice>
      )}
      <ReachNotice />
      <Notice>{t('consent')}</Notice>
      {!isWatched && !hasKeys && <Notice tone="warning">{t('needsKey', { account })}</Notice>}
      <Section header={t('about')} {...(chosen.length === 0 ? { footer: t('chooseOne') } : {})}>
        {offeredNotices.map((kind) => (
          <SwitchCell
            key={kind}
            title={t(`kinds.${kind}`)}
            isOn={chosen.includes(kind)}
            onChange={(isOn) =>
              save(
                offeredNotices.filter((each) => (each === kind ? isOn : chosen.includes(each))),
                isMuted,
              )
            }
          />
        ))}
        {isSubscribed && (
          <SwitchCell title={t('muted')} isOn={isMuted} onChange={(isOn) => save(chosen, isOn)} />
        )}
      </Section>
      {isSubscribed && (
        <QuietSection quiet={subscription.quiet} onChange={(quiet) => save(chosen, isMuted, quiet)} />
      )}
      {isSubscribed && <MinimumSection />}
      {accounts.length > 0 && (
        <Section header={t('accounts')} footer={t('accountsFooter')}>
          {accounts.map((name) => (
            <Cell key={name} before={<AccountIcon name={name} />} title={name} />
          ))}
        </Section>
      )}
      {accounts.length > 0 && (
        <FindableSection
          isOn={subscription.isFindable}
          onChange={(isFindable) =>
            void change(() =>
              changeSubscription({ kinds: chosen, isMuted, quiet: subscription.quiet, language, isFindable }),
            )
          }
        />
      )}
      {isSubscribed && (
        <Section>
          <Cell
            title={t('forget')}
            isDanger
            isDisabled={isBusy}
            onPress={() => void change(forgetSubscription, t('forgotten'))}
          />
        </Section>
      )}
    </Page>
  );
}
