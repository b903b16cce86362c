import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { superfluousKeys } from '@xbts/shared/protocol/superfluousKeys.ts';
import { useState } from 'react';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { keyHoldersOf } from '../model/keyApprovals.ts';
import { useProposalT } from '../texts/proposalTexts.ts';
import { KeyApproval } from './KeyApproval.tsx';
import { shortKey } from './shortKey.ts';

export interface KeyActionsProps {
  proposal: Proposal;
  find: (id: string) => Account | undefined;
  mayApprove: boolean;
  onChange: () => void;
}

/** Approvals by keys and by an owner role, and their withdrawal. */
export function KeyActions({ proposal, find, mayApprove, onChange }: KeyActionsProps) {
  const t = useProposalT();
  const [asked, setAsked] = useState<'give' | 'back' | null>(null);
  const holders = keyHoldersOf(proposal, find);
  const giving = holders.filter(({ missing }) => missing.length > 0);
  const { available_owner_approvals: owners } = proposal;
  const back = holders.filter(({ account, approved }) => approved.length > 0 || owners.includes(account.id));
  const inTheWay = superfluousKeys(proposal, find);
  const close = (isDone: boolean) => {
    setAsked(null);
    if (isDone) onChange();
  };
  return (
    <>
      {inTheWay.length > 0 && (
        <Notice tone="warning">{t('keys.superfluous', { keys: inTheWay.map(shortKey).join(', ') })}</Notice>
      )}
      {mayApprove && giving.length > 0 && (
        <Button kind="secondary" icon="key" isStretched onPress={() => setAsked('give')}>
          {t('keys.approve')}
        </Button>
      )}
      {back.length > 0 && (
        <Button kind="secondary" icon="key" isStretched onPress={() => setAsked('back')}>
          {t('keys.takeBack')}
        </Button>
      )}
      {asked !== null && (
        <KeyApproval
          proposal={proposal}
          holders={asked === 'give' ? giving : back}
          find={find}
          isBack={asked === 'back'}
          onClose={close}
        />
      )}
    </>
  );
}
