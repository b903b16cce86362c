import type { CommonKey } from '../../../platform/i18n/useT.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { LOGIN_PATH, WELCOME_PATH } from '../../../platform/paths.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import type { IconName } from '../../../ui/display/icons/paths.ts';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Columns } from '../../../ui/lists/Columns.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSession } from '../../account/model/session.ts';
import { MembershipCell } from '../../membership/ui/MembershipCell.tsx';
import { AlertsCell } from '../../notices/ui/AlertCell.tsx';
import { NoticesCell } from '../../notices/ui/NoticesCell.tsx';
import { ProposalsCell } from '../../proposals/ui/ProposalsCell.tsx';
import { TimedTransfersLink } from '../../timed/ui/TimedTransfersLink.tsx';
import { VestingCell } from '../../vesting/ui/VestingCell.tsx';
import { VotesCell } from '../../voting/ui/VotesCell.tsx';
import { useInfoT } from '../texts/infoTexts.ts';
import { useSharingT } from '../texts/sharingTexts.ts';
import { useShare } from './useShare.ts';

type Entry = readonly [to: string, icon: IconName, label: CommonKey];

/** Spec §2: the sidebar's entries, in its order; the DEX comes before the questions. */
const main: readonly Entry[] = [
  ['/', 'dashboard', 'common.dashboard'],
  ['/pools', 'pools', 'common.ammPools'],
  ['/smartholder', 'stake', 'common.smartholder'],
  ['/download', 'receive', 'common.download'],
];

const links = [
  ['chat', 'chat', 'common.chat'],
  ['explorer', 'explorer', 'common.explorer'],
  ['news', 'news', 'common.news'],
  ['crossChain', 'status', 'common.crossChain'],
] as const;

/** Everything that has no place of its own in the bar: the content of More, as a sheet and as a screen. */
export function MoreList() {
  const t = useInfoT();
  const account = useSession((session) => session.account);
  return (
    <Columns>
      {account === null && <Doors />}
      <Section>
        <Entries entries={main} />
        <OuterLink link="dex" icon="external" label="common.dex" />
        <Entries entries={[['/faq', 'info', 'common.faq']]} />
      </Section>
      <Section>
        <Entries entries={[['/settings', 'settings', 'common.settings']]} />
        {account !== null && <NoticesCell isBrief />}
        <AlertsCell />
        <Entries
          entries={[
            ['/contacts', 'user', 'common.contacts'],
            ['/favorites', 'star', 'common.favourites'],
            ['/search', 'search', 'common.searchChain'],
            ['/gateways', 'status', 'common.gateways'],
            ['/fees', 'fee', 'common.fees'],
            ['/support', 'chat', 'common.support'],
          ]}
        />
      </Section>
      <Section header={t('more.advanced')}>
        {account !== null && (
          <>
            <VotesCell isBrief />
            <VestingCell isBrief />
            <MembershipCell isBrief />
            <ProposalsCell />
            <TimedTransfersLink />
            <Cell to="/send?several" before={<Icon name="send" />} title={t('more.several')} />
          </>
        )}
        <Entries entries={[['/miner', 'block', 'common.miner']]} />
      </Section>
      <Section header={t('more.outside')} footer={t('common.version', { version: appConfig.version })}>
        {account !== null && <InviteCell account={account} />}
        <Entries entries={[['/changelog', 'news', 'common.whatIsNew']]} />
        {links.map(([link, icon, label]) => (
          <OuterLink key={link} link={link} icon={icon} label={label} />
        ))}
      </Section>
    </Columns>
  );
}

/** For a visitor: what this is, and the ways in. */
function Doors() {
  const t = useInfoT();
  return (
    <Section>
      <Cell to={WELCOME_PATH} before={<Icon name="info" />} title={t('more.firstSteps')} />
      <Cell to={LOGIN_PATH} before={<Icon name="login" />} title={t('common.logIn')} />
      <Cell to="/accounts" before={<Icon name="user" />} title={t('common.myAccounts')} />
    </Section>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useInfoT();
  return entries.map(([to, icon, label]) => (
    <Cell key={to} to={to} before={<Icon name={icon} />} title={t(label)} />
  ));
}

interface OuterLinkProps {
  link: 'dex' | (typeof links)[number][0];
  icon: IconName;
  label: CommonKey;
}

function OuterLink({ link, icon, label }: OuterLinkProps) {
  const t = useInfoT();
  return (
    <Cell
      before={<Icon name={icon} />}
      title={t(label)}
      onPress={() => messenger.openLink(appConfig.links[link])}
    />
  );
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
