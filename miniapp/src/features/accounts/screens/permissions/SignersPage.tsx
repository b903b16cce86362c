import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFullAccount } from '../../model/account.ts';
import { useAccountByName } from '../../model/accountByName.ts';
import { useAccounts } from '../../model/accounts.ts';
import { deviceShare } from '../../model/deviceShare.ts';
import { useSession } from '../../model/session.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { AccountIcon } from '../../ui/AccountIcon.tsx';
import { EditSigners } from './EditSigners.tsx';
import { RoleSection, shortKey } from './RoleSection.tsx';

/** Who can sign for an account, in words: how many it takes, who they are, and how far this device reaches. */
export function SignersPage() {
  const t = useAccountT();
  const [, navigate] = useLocation();
  const { account: typed = '' } = useParams<{ account: string }>();
  const name = typed.toLowerCase();
  const found = useAccountByName(name);
  const full = useFullAccount(found.data ? name : null);
  const account = full.data?.account;
  const error = found.error ?? full.error;
  return (
    <Page title={t('signers.title')}>
      {found.data === null && (
        <Placeholder
          icon="user"
          title={t('account.unknown', { account: name })}
          text={t('account.unknownHint')}
          action={<Button onPress={() => navigate('/contacts')}>{t('common.contacts')}</Button>}
        />
      )}
      {account !== undefined && <Signers account={account} />}
      {account === undefined && found.data !== null && error !== null && (
        <Failure error={error} onRetry={() => void found.refetch()} />
      )}
      {account === undefined && found.data !== null && error === null && <SkeletonCells count={6} />}
    </Page>
  );
}

function Signers({ account }: { account: Account }) {
  const t = useAccountT();
  const saved = useAccounts(({ accounts }) => accounts);
  const { name, owner, active } = account;
  const share = (role: 'owner' | 'active') =>
    deviceShare(role === 'owner' ? owner : active, { role, name, saved });
  const spending = share('active');
  const [isEditing, setEditing] = useState(false);
  const mayChange = saved.some((each) => each.name === name && each.canSign && each.roles.includes('active'));
  return (
    <>
      <Section>
        <Cell to={`/account/${name}`} before={<AccountIcon name={name} />} title={name} />
      </Section>
      <RoleSection title={t('signers.for.active')} authority={active} share={spending} />
      {mayChange && (
        <Section>
          <Cell before={<Icon name="settings" />} title={t('edit.change')} onPress={() => setEditing(true)} />
        </Section>
      )}
      {isEditing && <EditSigners account={account} onClose={() => setEditing(false)} />}
      {!spending.isEnough && spending.accounts.size > 0 && <ByProposal account={account} />}
      <RoleSection
        title={t('signers.for.owner')}
        hint={t('signers.ownerHint')}
        authority={owner}
        share={share('owner')}
      />
      <Section header={t('signers.for.memo')} footer={t('signers.memoHint')}>
        <Cell
          before={<Icon name="key" />}
          title={t('signers.key')}
          subtitle={shortKey(account.options.memo_key)}
        />
      </Section>
    </>
  );
}

/** The way to pay from an account that others sign for too: it becomes the one in use, and whatever is sent is proposed. */
function ByProposal({ account: { name, id } }: { account: Account }) {
  const t = useAccountT();
  const [, navigate] = useLocation();
  const begin = (path: string) => {
    const { accounts, save } = useAccounts.getState();
    if (!accounts.some((each) => each.name === name))
      save({ name, id, type: 'view', roles: [], canSign: false });
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
