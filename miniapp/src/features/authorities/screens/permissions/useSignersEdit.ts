import { AppError } from '@xbts/shared/errors/appError.ts';
import { isReachedByAccounts, weightOfKeys } from '@xbts/shared/protocol/authority.ts';
import { type AuthorityRole, authorityChangeOperation } from '@xbts/shared/protocol/authorityChange.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';
import { useEffect, useState } from 'react';
import { signer } from '../../../../signer/page/client.ts';
import { useAccounts } from '../../../account/model/accounts.ts';
import { keepInView } from '../../../account/model/keepInView.ts';
import { type ReviewRequest, useReviewAction } from '../../../transactions/model/review.ts';
import {
  authorityOf,
  type DraftFault,
  draftOf,
  type EditMethod,
  isStillEnough,
  type SignersDraft,
} from '../../model/signersDraft.ts';
import { useAuthorityT } from '../../texts/authorityTexts.ts';
import { assertAgreedSigners } from './assertAgreedSigners.ts';
import { presentAuthority } from './presentAuthority.ts';

/** The edited account and role, and how it is signed. */
export interface SignersEditing {
  readonly account: Account;
  readonly role: AuthorityRole;
  readonly way: EditMethod;
}

/** The state of a change of signers. */
export interface SignersEdit {
  readonly draft: SignersDraft;
  setDraft(draft: SignersDraft): void;
  readonly typed: string;
  setTyped(typed: string): void;
  readonly fault: DraftFault | null;
  /** The resulting authority; null when the chain would refuse it, or nothing changes. */
  readonly after: Authority | null;
  /** The maker of the change would no longer suffice. */
  readonly isHandedOver: boolean;
  /** Nobody could act with this app any more: never signed. */
  readonly isStranded: boolean;
  readonly needsName: boolean;
  readonly isReady: boolean;
  /** Opens the review. @throws AppError password.wrong_owner, signers.locked_out and signer codes */
  review(secret: string): Promise<unknown>;
}

const words = {
  key: { danger: 'edit.danger', handedOver: 'edit.lockOut' },
  secret: { danger: 'owner.danger', handedOver: 'owner.lockOut' },
  proposal: { danger: 'edit.danger', handedOver: 'edit.handedOver' },
} as const;

/** The text that says what it means when those who make the change would not be enough any more. */
export const handedOverText = (way: EditMethod) => words[way].handedOver;

/** Asks the signer to hold the owner's keys, and checks the change against them. */
async function holdOwner({ account }: SignersEditing, after: Authority, secret: string): Promise<void> {
  const keys = await signer.holdKeys({ account, secret });
  const { name, owner } = account;
  if (weightOfKeys(owner, keys) < owner.weight_threshold)
    throw new AppError('password.wrong_owner', { account: name });
  const isKept = weightOfKeys(after, keys) >= after.weight_threshold;
  if (!isKept && !isReachedByAccounts(after)) throw new AppError('signers.locked_out', { account: name });
}

/** The state of one change of signers; `onSent` is called once it is sent. */
export function useSignersEdit(editing: SignersEditing, onSent: () => void): SignersEdit {
  const { account, role, way } = editing;
  const t = useAuthorityT();
  const before = presentAuthority(account[role]);
  const [draft, setDraft] = useState(() => draftOf(before));
  const [typed, setTyped] = useState('');
  useEffect(() => () => signer.discard(), []);
  const authority = authorityOf(draft);
  const fault = typeof authority === 'string' ? authority : null;
  const isSame = JSON.stringify(authority) === JSON.stringify(before);
  const after = typeof authority === 'string' || isSame ? null : authority;
  const isEnough = after === null || isStillEnough(before, after, way);
  const isStranded = after !== null && !isEnough && !isReachedByAccounts(after);
  const needsName = after !== null && !isStranded && (way === 'secret' || !isEnough);
  const isNamed = !needsName || typed.trim() === account.name;
  const { name } = account;

  const requestOf = (change: Authority): ReviewRequest => ({
    account: name,
    operations: [authorityChangeOperation({ account: account.id, role, authority: change })],
    feeAssetId: CORE_ASSET_ID,
    success: t(role === 'owner' ? 'owner.done' : 'edit.done'),
    dangers: [t(isEnough ? words[way].danger : words[way].handedOver, { name })],
    ...(needsName ? { typedName: typed.trim() } : {}),
    ...(way === 'proposal' ? { isShared: true } : {}),
    recheck: async (node) => {
      await assertAgreedSigners(node, account, role);
      return { request: requestOf(change), changes: [], isWorse: false };
    },
  });

  const action = useReviewAction(
    async (secret: string) => {
      if (after === null) return 'wrong';
      if (way === 'secret') await holdOwner(editing, after, secret);
      if (way === 'proposal') keepInView(account);
      return requestOf(after);
    },
    () => {
      if (way !== 'proposal') noteReach(account, role, isEnough);
      onSent();
    },
  );

  return {
    draft,
    setDraft,
    typed,
    setTyped,
    fault,
    after,
    isHandedOver: !isEnough && !isStranded,
    isStranded,
    needsName,
    isReady: after !== null && !isStranded && isNamed,
    review: action.open,
  };
}

/**
 * Records how this device signs after the change: directly or by proposal; by an owner key only without an active one.
 */
function noteReach({ name }: Account, role: AuthorityRole, canSign: boolean): void {
  const { accounts, save } = useAccounts.getState();
  const saved = accounts.find((each) => each.name === name);
  if (saved === undefined || saved.canSign === canSign) return;
  if (role === 'active' || !saved.roles.includes('active')) save({ ...saved, canSign });
}
