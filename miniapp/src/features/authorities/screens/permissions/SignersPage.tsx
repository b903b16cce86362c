import type { AuthorityRole } from '@xbts/shared/protocol/authorityChange.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFullAccount } from '../../../account/model/account.ts';
import { useAccountByName } from '../../../account/model/accountByName.ts';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { keepInView } from '../../../account/model/keepInView.ts';
import { useSession } from '../../../account/model/session.ts';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { UnknownAccount } from '../../../account/ui/UnknownAccount.tsx';
import { type DeviceShare, deviceShare } from '../../model/deviceShare.ts';
import type { EditMethod } from '../../model/signersDraft.ts';
import { useAuthorityT } from '../../texts/authorityTexts.ts';
import { EditSigners } from './EditSigners.tsx';
import { MemoKeySection } from './MemoKeySection.tsx';
import { RoleSection } from './RoleSection.tsx';

/** An account's signers in words: how many are needed, who they are, and this device's reach. */
export function SignersPage() {
  const t = useAuthorityT();
  const { account: typed = '' } = useParams<{ account: string }>();
  const name = typed.toLowerCase();
  const found = useAccountByName(name);
  const full = useFullAccount(found.data ? name : null);
  const account = full.data?.account;
  const error = found.error ?? full.error;
  return (
    <Page title={t('signers.title')}>
      {found.data === null && <UnknownAccount name={name} />}
      {account !== undefined && <Signers account={account} />}
      {account === undefined && found.data !== null && error !== null && (
        <Failure error={error} onRetry={() => void found.refetch()} />
      )}
      {account === undefined && found.data !== null && error === null && <SkeletonCells count={6} />}
    </Page>
  );
}

function Signers({ account }: { account: Account }) {
  const t = useAuthorityT();
  const saved = useAccounts(({ accounts }) => accounts);
  const { name, owner, active } = account;
  const share = (role: 'owner' | 'active') =>
    deviceShare(role === 'owner' ? owner : active, { role, name, saved });
  const spending = share('active');
  return (
    <>
      <Section>
        <Cell to={`/account/${name}`} before={<AccountIcon name={name} />} title={name} />
      </Section>
      <RoleSection title={t('signers.for.active')} authority={active} share={spending} />
      <ChangeRole account={account} of="active" share={spending} />
      {!spending.isEnough && spending.accounts.size > 0 && <ByProposal account={account} />}
      <RoleSection
        title={t('signers.for.owner')}
        hint={t('signers.ownerHint')}
        authority={owner}
        share={share('owner')}
      />
      <ChangeRole account={account} of="owner" share={share('owner')} />
      <MemoKeySection account={account} />
    </>
  );
}

/**
 * How this device can change a role: alone, with the owner's secret, or by a proposal to the other signers; null: not
 * at all.
 */
function wayTo(
  role: AuthorityRole,
  account: Account,
  { saved, share }: { saved: readonly SavedAccount[]; share: DeviceShare },
): EditMethod | null {
  const own = saved.find(({ name, canSign }) => name === account.name && canSign);
  if (role === 'active' && own?.roles.includes('active') === true) return 'key';
  const keys = account.owner.key_auths.reduce((sum, [, weight]) => sum + weight, 0);
  if (role === 'owner' && own !== undefined && keys >= account.owner.weight_threshold) return 'secret';
  return share.accounts.size > 0 ? 'proposal' : null;
}

interface ChangeRoleProps {
  account: Account;
  of: AuthorityRole;
  share: DeviceShare;
}

/** The link to change a role's signers, if this device can. */
function ChangeRole({ account, of: role, share }: ChangeRoleProps) {
  const t = useAuthorityT();
  const saved = useAccounts(({ accounts }) => accounts);
  const [isOpen, setOpen] = useState(false);
  const way = wayTo(role, account, { saved, share });
  if (way === null) return null;
  return (
    <Section>
      <Cell
        isMultiline
        before={<Icon name="settings" />}
        title={t(role === 'owner' ? 'owner.change' : 'edit.change')}
        onPress={() => setOpen(true)}
      />
      {isOpen && <EditSigners account={account} role={role} way={way} onClose={() => setOpen(false)} />}
    </Section>
  );
}

/** The link to pay from a shared account: it becomes the current one, and its payments are proposed. */
function ByProposal({ account: { name, id } }: { account: Account }) {
  const t = useAuthorityT();
  const [, navigate] = useLocation();
  const begin = (path: string) => {
    keepInView({ name, id });
    useSession.getState().enter(name);
    navigate(path);
  };
  return (
    <Section isPadded footer={t('signers.proposeHint')}>
      <Button isStretched icon="send" onPress={() => begin('/send')}>
        {t('signers.propose')}
      </Button>
      <Button kind="plain" isStretched onPress={() => begin('/proposals')}>
        {t('signers.proposals')}
      </Button>
    </Section>
  );
}
