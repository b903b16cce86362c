import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { PROXY_TO_SELF } from '@xbts/shared/protocol/constants.ts';
import type { Account } from '@xbts/shared/protocol/objects.ts';
import { type Votes, votesChange, votesOf } from '@xbts/shared/protocol/votes.ts';
import { useState } from 'react';
import { useAccountByName } from '../../account/model/accountByName.ts';

/** The votes during editing. */
export interface VotesForm {
  readonly isOwn: boolean;
  setOwn(isOwn: boolean): void;
  readonly proxyName: string;
  setProxyName(name: string): void;
  /** The account of that name; null without one. */
  readonly proxy: Account | null;
  readonly error: AppError | null;
  readonly votes: ReadonlySet<string>;
  toggle(voteId: string): void;
  /** The votes to sign; null while incomplete, wrong or unchanged. */
  readonly wanted: Votes | null;
}

/**
 * The form of an account's votes, prefilled with the existing ones; `proxyNow` is the name of its proxy, empty without
 * one.
 */
export function useVotesForm(account: Account, proxyNow: string): VotesForm {
  const before = votesOf(account.options);
  const [isOwn, setOwn] = useState(before.proxyId === PROXY_TO_SELF);
  const [proxyName, setProxyName] = useState(proxyNow);
  const [votes, setVotes] = useState<ReadonlySet<string>>(new Set(before.votes));
  const name = withoutFormatMarks(proxyName).trim().toLowerCase();
  const found = useAccountByName(isOwn || name === '' ? null : name);
  const proxy = isOwn ? null : (found.data ?? null);
  const error = isOwn || name === '' ? null : proxyError(account, found.data, name);
  const proxyId = isOwn ? PROXY_TO_SELF : error === null ? proxy?.id : undefined;
  const after = proxyId === undefined ? null : { proxyId, votes: [...votes] };
  return {
    isOwn,
    setOwn,
    proxyName,
    setProxyName,
    proxy,
    error,
    votes,
    toggle: (voteId) => {
      const next = new Set(votes);
      if (!next.delete(voteId)) next.add(voteId);
      setVotes(next);
    },
    wanted: after !== null && isChange(before, after) ? after : null,
  };
}

function isChange(before: Votes, after: Votes): boolean {
  const { proxyId, added, removed } = votesChange(before, after);
  return proxyId !== null || added.length + removed.length > 0;
}

function proxyError(account: Account, found: Account | null | undefined, name: string): AppError | null {
  if (found === null) return new AppError('votes.unknown_proxy', { account: name });
  return found?.id === account.id ? new AppError('votes.own_proxy') : null;
}
