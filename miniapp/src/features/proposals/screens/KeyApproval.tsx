import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { useEffect, useRef, useState } from 'react';
import type { SecretInput } from '../../../platform/secretInput.ts';
import { signer } from '../../../signer/page/client.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { RadioCell } from '../../../ui/inputs/Choice.tsx';
import { SecretField } from '../../../ui/inputs/SecretField.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useAccounts } from '../../account/model/accounts.ts';
import { useReviewAction } from '../../transactions/model/review.ts';
import { takeUnlockMethod } from '../../vault/model/takeUnlockMethod.ts';
import { useSecretForm } from '../../vault/model/useSecretForm.ts';
import { PresentPin } from '../../vault/ui/pin/PresentPin.tsx';
import { SecretForm } from '../../vault/ui/pin/SecretForm.tsx';
import { type KeyHolder, keyApproval, keyWithdrawal, mayBeKept } from '../model/keyApprovals.ts';
import { keyChangeOf } from '../model/proposalRequests.ts';
import { useProposalT } from '../texts/proposalTexts.ts';

export interface KeyApprovalProps {
  proposal: Proposal;
  /** At least one. */
  holders: readonly KeyHolder[];
  find: (id: string) => Account | undefined;
  /** True to take approvals back. */
  isBack: boolean;
  onClose: (isDone: boolean) => void;
}

/** Approves by keys of an account, or by its owner role: the account, the fee's payer, and the secret of the keys. */
export function KeyApproval({ proposal, holders, find, isBack, onClose }: KeyApprovalProps) {
  const t = useProposalT();
  const saved = useAccounts(({ accounts }) => accounts);
  const payers = saved.filter(({ canSign }) => canSign);
  const [chosen, setChosen] = useState(holders[0]?.account.id);
  const [payerName, setPayer] = useState(payers[0]?.name);
  useEffect(() => () => signer.discard(), []);
  const holder = holders.find(({ account }) => account.id === chosen);
  const payer = payers.find(({ name }) => name === payerName);
  const review = useReviewAction(
    (keys: readonly string[]) => {
      if (holder === undefined || payer === undefined) return 'wrong';
      const self = payers.find(({ id }) => id === holder.account.id);
      const choice = { holder, keys, payer, self };
      const change = isBack ? keyWithdrawal(proposal, choice) : keyApproval(proposal, choice, find);
      return keyChangeOf(proposal, change, isBack);
    },
    () => onClose(true),
  );
  return (
    <Sheet isOpen title={t(isBack ? 'keys.backTitle' : 'keys.title')} onClose={() => onClose(false)}>
      {payers.length === 0 && <Notice tone="warning">{t('keys.nobodyPays')}</Notice>}
      {holders.length > 1 && (
        <Choice
          name="keyHolder"
          header={t('keys.whose')}
          names={holders.map(({ account }) => account.name)}
          value={holder?.account.name}
          onChange={(name) => setChosen(holders.find(({ account }) => account.name === name)?.account.id)}
        />
      )}
      {payers.length > 1 && (
        <Choice
          name="keyPayer"
          header={t('keys.payer')}
          names={payers.map(({ name }) => name)}
          value={payerName}
          onChange={setPayer}
        />
      )}
      {holder !== undefined && payer !== undefined && (
        <KeyForm
          key={holder.account.id}
          account={holder.account}
          isKept={mayBeKept(
            holder,
            saved.find(({ id }) => id === holder.account.id),
          )}
          onKeys={review.open}
        />
      )}
    </Sheet>
  );
}

interface ChoiceProps {
  name: string;
  header: string;
  names: readonly string[];
  value: string | undefined;
  onChange: (name: string) => void;
}

function Choice({ name, header, names, value, onChange }: ChoiceProps) {
  return (
    <Section header={header}>
      {names.map((each) => (
        <RadioCell
          key={each}
          name={name}
          title={each}
          isChosen={each === value}
          onChoose={() => onChange(each)}
        />
      ))}
    </Section>
  );
}

interface KeyFormProps {
  account: Account;
  /** Keys of it may lie on this device. */
  isKept: boolean;
  onKeys: (keys: readonly string[]) => Promise<unknown>;
}

/** The PIN for keys of this device, or the password or key itself. */
function KeyForm({ account, isKept, onKeys }: KeyFormProps) {
  const t = useProposalT();
  const form = useSecretForm();
  const field = useRef<SecretInput | null>(null);
  const [byPin, setByPin] = useState(isKept);
  const submit = async () => {
    if (byPin) return onKeys(await signer.holdKeys({ account, pin: await takeUnlockMethod(field.current) }));
    const secret = field.current?.take() ?? '';
    if (secret === '') throw new AppError('login.secret_empty');
    return onKeys(await signer.holdKeys({ account, secret }));
  };
  return (
    <>
      {isKept && (
        <Section header={t('keys.from')}>
          <RadioCell name="keyFrom" title={t('keys.kept')} isChosen={byPin} onChoose={() => setByPin(true)} />
          <RadioCell
            name="keyFrom"
            title={t('keys.typed')}
            isChosen={!byPin}
            onChoose={() => setByPin(false)}
          />
        </Section>
      )}
      <Section isPadded>
        <SecretForm form={form} label={t('common.review')} hasPin={byPin} onSubmit={submit}>
          {byPin ? (
            <PresentPin key="pin" label={t('keys.pin')} name="pin" input={field} onEdit={form.clearError} />
          ) : (
            <SecretField
              key="secret"
              label={t('keys.secret', { name: account.name })}
              hint={t('keys.secretHint')}
              name="approving-key"
              input={field}
              onEdit={form.clearError}
            />
          )}
        </SecretForm>
      </Section>
    </>
  );
}
