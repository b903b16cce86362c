import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { memoKeyUpdate } from '@xbts/shared/protocol/memoKeyUpdate.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { useState } from 'react';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { keepInView } from '../../../account/model/keepInView.ts';
import {
  type ReviewRecheck,
  type ReviewRequest,
  useReviewAction,
} from '../../../transactions/model/review.ts';
import { isHeldHere, type MemoDraftFault, memoDraftFault } from '../../model/memoKeyDraft.ts';
import type { EditMethod } from '../../model/signersDraft.ts';
import { type TranslateAuthority, useAuthorityT } from '../../texts/authorityTexts.ts';
import { shortKey } from './RoleSection.tsx';

/** The account whose memo key changes, and how it is signed. */
export interface MemoKeyEditing {
  readonly account: Account;
  readonly way: Exclude<EditMethod, 'secret'>;
}

/** The state of a memo key change. */
export interface MemoKeyEdit {
  readonly key: string;
  setKey(key: string): void;
  readonly name: string;
  setName(name: string): void;
  /** Also null while the field is empty. */
  readonly fault: MemoDraftFault | null;
  /** The new key; null without one. */
  readonly after: string | null;
  readonly isOldHere: boolean;
  readonly isNewHere: boolean;
  readonly isReady: boolean;
  /** Opens the review. */
  review(): Promise<unknown>;
}

interface Order extends MemoKeyEditing {
  readonly key: string;
  readonly typedName: string;
  readonly t: TranslateAuthority;
}

function requestOf(order: Order): ReviewRequest {
  const { account, way, key, typedName, t } = order;
  const { id, name } = account;
  return {
    account: name,
    operations: [[operationType.account_update, memoKeyUpdate(account, key)]],
    feeAssetId: CORE_ASSET_ID,
    typedBy: { accounts: [{ id, name }] },
    success: t('memo.done'),
    dangers: [t('memo.danger', { name, key: shortKey(key) })],
    typedName,
    ...(way === 'proposal' ? { isShared: true } : {}),
    recheck: (node) => recheckOf(order, node),
  };
}

/**
 * The same key on the account's present state at the nodes: votes changed in between stay. @throws AppError
 * chain.unknown_account
 */
async function recheckOf(order: Order, node: ChainReader): Promise<ReviewRecheck> {
  const { name } = order.account;
  const [account] = await getAccounts(node, [name]);
  if (account == null) throw new AppError('chain.unknown_account', { account: name });
  return { request: requestOf({ ...order, account }), changes: [], isWorse: false };
}

/** Records whether this device can read messages after the change. */
function noteReader(saved: SavedAccount | undefined, isHere: boolean): void {
  if (saved === undefined) return;
  const others = saved.roles.filter((role) => role !== 'memo');
  useAccounts.getState().save({ ...saved, roles: isHere ? [...others, 'memo'] : others });
}

/** The state of one memo key change; `onSent` is called once it is sent. */
export function useMemoKeyEdit({ account, way }: MemoKeyEditing, onSent: () => void): MemoKeyEdit {
  const t = useAuthorityT();
  const saved = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account.name));
  const [typed, setKey] = useState('');
  const [name, setName] = useState('');
  const key = typed.trim();
  const fault = key === '' ? null : memoDraftFault(key, account);
  const after = key === '' || fault !== null ? null : key;
  const isNewHere = after !== null && isHeldHere(after, account, saved);
  const typedName = name.trim();
  const action = useReviewAction(
    () => {
      if (after === null) return 'wrong';
      if (way === 'proposal') keepInView(account);
      return requestOf({ account, way, key: after, typedName, t });
    },
    () => {
      if (way === 'key') noteReader(saved, isNewHere);
      onSent();
    },
  );
  return {
    key: typed,
    setKey,
    name,
    setName,
    fault,
    after,
    isOldHere: isHeldHere(account.options.memo_key, account, saved),
    isNewHere,
    isReady: after !== null && typedName === account.name,
    review: action.open,
  };
}
