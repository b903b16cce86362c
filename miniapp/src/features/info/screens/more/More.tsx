import type { MessageKey } from '../../../../platform/i18n/messages.ts';
import { useLanguage, useT } from '../../../../platform/i18n/useT.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../../ui/display/icons/paths.ts';
import { Page } from '../../../../ui/display/Page.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useSession } from '../../../accounts/model/session.ts';
import { notificationTexts } from '../../../notices/texts/notificationTexts.ts';
import { InviteCell } from '../../ui/InviteCell.tsx';
import { AccountSection } from './AccountSection.tsx';

interface Entry {
  to: string;
  icon: IconName;
  label: MessageKey;
}

const payments: readonly Entry[] = [
  { to: '/send', icon: 'send', label: 'nav.send' },
  { to: '/receive', icon: 'receive', label: 'nav.receive' },
  { to: '/history', icon: 'history', label: 'nav.history' },
  { to: '/contacts', icon: 'user', label: 'nav.contacts' },
];

const exchange: readonly Entry[] = [
  { to: '/swap', icon: 'swap', label: 'nav.swap' },
  { to: '/pools', icon: 'pools', label: 'nav.pools' },
  { to: '/smartholder', icon: 'stake', label: 'nav.smartholder' },
  { to: '/miner', icon: 'block', label: 'nav.miner' },
  { to: '/gateways', icon: 'status', label: 'nav.gateways' },
  { to: '/fees', icon: 'fee', label: 'nav.fees' },
];

const about: readonly Entry[] = [
  { to: '/faq', icon: 'info', label: 'nav.faq' },
  { to: '/support', icon: 'chat', label: 'nav.support' },
  { to: '/download', icon: 'receive', label: 'nav.download' },
  { to: '/changelog', icon: 'news', label: 'nav.changelog' },
];

const outside = [
  { link: 'dex', icon: 'external', label: 'nav.dex' },
  { link: 'chat', icon: 'chat', label: 'footer.chat' },
  { link: 'explorer', icon: 'explorer', label: 'footer.explorer' },
  { link: 'news', icon: 'news', label: 'footer.news' },
  { link: 'crossChain', icon: 'status', label: 'footer.crossChain' },
] as const;

/** Everything that can be reached, in groups. */
export function More() {
  const t = useT();
  const told = notificationTexts(useLanguage());
  const account = useSession((session) => session.account);
  return (
    <Page title={t('more.title')}>
      <AccountSection account={account} />
      {account !== null && (
        <Section header={t('more.payments')}>
          <Entries entries={payments} />
        </Section>
      )}
      <Section header={t('more.exchange')}>
        <Entries entries={exchange} />
      </Section>
      <Section header={t('more.app')}>
        {account !== null && (
          <Cell
            to="/notifications"
            before={<Icon name="chat" />}
            title={told.title}
            subtitle={told.hint}
            isMultiline
          />
        )}
        {account !== null && <InviteCell account={account} />}
        <Cell to="/settings" before={<Icon name="settings" />} title={t('nav.settings')} />
        <Entries entries={about} />
      </Section>
      <Section header={t('more.outside')} footer={t('footer.version', { version: appConfig.version })}>
        {outside.map(({ link, icon, label }) => (
          <Cell
            key={link}
            before={<Icon name={icon} />}
            title={t(label)}
            onPress={() => messenger.openLink(appConfig.links[link])}
          />
        ))}
      </Section>
    </Page>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useT();
  return entries.map(({ to, icon, label }) => (
    <Cell key={to} to={to} before={<Icon name={icon} />} title={t(label)} />
  ));
}
