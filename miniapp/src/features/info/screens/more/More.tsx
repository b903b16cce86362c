import type { CommonKey } from '../../../../platform/i18n/useT.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../../platform/server/config.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../../ui/display/icons/paths.ts';
import { Page } from '../../../../ui/display/Page.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useSession } from '../../../account/model/session.ts';
import { AlertsCell } from '../../../notices/ui/AlertCell.tsx';
import { NoticesCell } from '../../../notices/ui/NoticesCell.tsx';
import { ProposalsCell } from '../../../proposals/ui/ProposalsCell.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';
import { useSharingT } from '../../texts/sharingTexts.ts';
import { useShare } from '../../ui/useShare.ts';
import { AccountSection } from './AccountSection.tsx';

interface Entry {
  to: string;
  icon: IconName;
  label: CommonKey;
}

const payments: readonly Entry[] = [
  { to: '/send', icon: 'send', label: 'common.send' },
  { to: '/receive', icon: 'receive', label: 'common.receive' },
  { to: '/history', icon: 'history', label: 'common.history' },
];

const exchange: readonly Entry[] = [
  { to: '/search', icon: 'search', label: 'common.searchChain' },
  { to: '/markets', icon: 'market', label: 'common.markets' },
  { to: '/swap', icon: 'swap', label: 'common.swap' },
  { to: '/pools', icon: 'pools', label: 'common.ammPools' },
  { to: '/smartholder', icon: 'stake', label: 'common.smartholder' },
  { to: '/miner', icon: 'block', label: 'common.miner' },
  { to: '/gateways', icon: 'status', label: 'common.gateways' },
  { to: '/fees', icon: 'fee', label: 'common.fees' },
];

const about: readonly Entry[] = [
  { to: '/faq', icon: 'info', label: 'common.faq' },
  { to: '/support', icon: 'chat', label: 'common.support' },
  { to: '/download', icon: 'receive', label: 'common.download' },
  { to: '/changelog', icon: 'news', label: 'common.whatIsNew' },
];

const outside = [
  { link: 'dex', icon: 'external', label: 'common.dex' },
  { link: 'chat', icon: 'chat', label: 'common.chat' },
  { link: 'explorer', icon: 'explorer', label: 'common.explorer' },
  { link: 'news', icon: 'news', label: 'common.news' },
  { link: 'crossChain', icon: 'status', label: 'common.crossChain' },
] as const;

/** All screens, in groups. */
export function More() {
  const t = useInfoT();
  const account = useSession((session) => session.account);
  return (
    <Page title={t('common.more')}>
      <Columns>
        <AccountSection account={account} />
        {account !== null && (
          <Section header={t('more.payments')}>
            <Entries entries={payments} />
            <ProposalsCell />
          </Section>
        )}
        <Section header={t('more.exchange')}>
          <Entries entries={exchange} />
        </Section>
        <Section header={t('more.app')}>
          {account !== null && <NoticesCell />}
          <AlertsCell />
          {account !== null && <InviteCell account={account} />}
          <Cell to="/settings" before={<Icon name="settings" />} title={t('common.settings')} />
          <Entries entries={about} />
        </Section>
        <Section header={t('more.outside')} footer={t('common.version', { version: appConfig.version })}>
          {outside.map(({ link, icon, label }) => (
            <Cell
              key={link}
              before={<Icon name={icon} />}
              title={t(label)}
              onPress={() => messenger.openLink(appConfig.links[link])}
            />
          ))}
        </Section>
      </Columns>
    </Page>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useInfoT();
  return entries.map(({ to, icon, label }) => (
    <Cell key={to} to={to} before={<Icon name={icon} />} title={t(label)} />
  ));
}

/** One's partner link; only the bot can sign it, so it is there only where the bot knows who asks. */
function InviteCell({ account }: { account: string }) {
  const t = useSharingT();
  const { isBusy, share } = useShare();
  if (!messenger.hasLaunchData) return null;
  return (
    <Cell
      before={<Icon name="share" />}
      title={t('share.invite')}
      subtitle={t('share.inviteHint')}
      isMultiline
      isDisabled={isBusy}
      onPress={() => share({ thing: { what: 'invitation', account }, plain: null })}
    />
  );
}
