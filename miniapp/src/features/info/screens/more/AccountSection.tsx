import { LOGIN_PATH, WELCOME_PATH } from '../../../../platform/paths.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { MembershipCell } from '../../../membership/ui/MembershipCell.tsx';
import { TimedTransfersLink } from '../../../timed/ui/TimedTransfersLink.tsx';
import { VestingCell } from '../../../vesting/ui/VestingCell.tsx';
import { VotesCell } from '../../../voting/ui/VotesCell.tsx';
import { useInfoT } from '../../texts/infoTexts.ts';

const types = { password: 'common.byPassword', key: 'common.byKey', view: 'common.viewOnly' } as const;

/** The current account with a link to switch, or the login. */
export function AccountSection({ account }: { account: string | null }) {
  const t = useInfoT();
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account));
  const isUnlocked = useSession((session) => session.isUnlocked);
  if (account === null) {
    return (
      <Section header={t('common.account')}>
        <Cell
          to={WELCOME_PATH}
          before={<Icon name="info" />}
          title={t('more.firstSteps')}
          subtitle={t('more.firstStepsHint')}
          isMultiline
        />
        <Cell
          to={LOGIN_PATH}
          before={<Icon name="login" />}
          title={t('common.logIn')}
          subtitle={t('more.loginHint')}
        />
        <Known />
      </Section>
    );
  }
  const state = t(isUnlocked ? 'common.unlocked' : 'common.locked');
  const type = saved === undefined ? '' : `${saved.id} · ${t(types[saved.type])} · `;
  return (
    <Section header={t('common.account')}>
      <Cell
        to={`/account/${account}`}
        before={<AccountIcon name={account} />}
        title={account}
        subtitle={`${type}${state}`}
        isMultiline
      />
      <VestingCell />
      <MembershipCell />
      <TimedTransfersLink />
      <VotesCell />
      <Known />
    </Section>
  );
}

/** The accounts known to this device: own, viewed and paid ones. */
function Known() {
  const t = useInfoT();
  return (
    <>
      <Cell to="/accounts" before={<Icon name="user" />} title={t('common.myAccounts')} />
      <Cell to="/favorites" before={<Icon name="star" />} title={t('common.favourites')} />
      <Cell to="/contacts" before={<Icon name="user" />} title={t('common.contacts')} />
    </>
  );
}
