import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { passwordUpdate } from '@xbts/shared/protocol/passwordUpdate.ts';
import { useEffect, useState } from 'react';
import { signer } from '../../../../signer/page/client.ts';
import type { PasswordPart } from '../../../../signer/protocol/paper.ts';
import type { UnlockMethod } from '../../../../signer/protocol/protection.ts';
import { useUnsavedWork } from '../../../../ui/inputs/useUnsavedWork.ts';
import { readAccount } from '../../../account/model/readAccount.ts';
import { type TransactionPhase, usePending } from '../../../transactions/model/pending.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';

/** present: asks for the owner's secret · written: shows the new password · waiting: sent · pin: on the chain. */
export type PasswordStep = 'present' | 'written' | 'waiting' | 'pin' | 'done' | 'refused';

export interface PasswordFlow {
  readonly step: PasswordStep;
  readonly password: string;
  /** @throws AppError password.* and those of ChainClient.call */
  begin(present: string): Promise<void>;
  /**
   * Checks the retyped groups against the new password and opens the review. @throws AppError new_account.wrong_part
   */
  review(typed: readonly PasswordPart[]): Promise<void>;
  /** Stores the new keys under the PIN. @throws vault codes */
  store(pin: UnlockMethod): Promise<void>;
}

const stepOf = (phase: TransactionPhase | undefined): PasswordStep => {
  if (phase === 'included' || phase === 'irreversible') return 'pin';
  return phase === 'refused' || phase === 'expired' ? 'refused' : 'waiting';
};

/** The steps of a password change. The signer makes the new password, which is shown here until the chain has it. */
export function usePasswordChange(name: string): PasswordFlow {
  const [step, setStep] = useState<PasswordStep>('present');
  const [password, setPassword] = useState('');
  const [account, setAccount] = useState<Account | null>(null);
  const [id, setId] = useState<string | null>(null);
  const phase = usePending(({ transactions }) => transactions.find((each) => each.id === id)?.phase);
  useEffect(() => () => signer.discard(), []);
  // From here on, closing the app by accident could lose the one password that counts.
  useUnsavedWork(step === 'written' || step === 'waiting' || step === 'pin', true);
  const shown = step === 'waiting' ? stepOf(phase) : step;
  const action = useReviewAction(async (typed: readonly PasswordPart[]) => {
    if (!(await signer.checkNewPassword(typed))) throw new AppError('new_account.wrong_part');
    if (account === null) return 'wrong';
    const update = passwordUpdate(account, await signer.newKeys(name));
    return { account: name, operations: [[operationType.account_update, update]], feeAssetId: CORE_ASSET_ID };
  });

  return {
    step: shown,
    password,
    async begin(present) {
      if (present === '') throw new AppError('login.secret_empty');
      const found = await readAccount(name);
      const made = await signer.newPassword();
      await signer.preparePassword({ account: found, secret: present });
      setAccount(found);
      setPassword(made.password);
      setStep('written');
    },
    async review(typed) {
      const outcome = await action.open(typed);
      if (outcome.state === 'cancelled') return;
      setId(outcome.id);
      setStep('waiting');
    },
    async store(pin) {
      await signer.setup({ account: name, pin });
      setPassword('');
      setStep('done');
    },
  };
}
