import { assertChain } from '../../ledger/nodeError.ts';
import type { State } from '../../ledger/state.ts';
import { candidatesOf } from '../../ledger/voteTally.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readLimit, readList, readObjectId, readText, readTexts } from '../arguments.ts';
import { getAccount } from './lookups.ts';

type Kind = '1.5' | '1.6';

/** The account of a witness or committee member, with its object's id. */
function candidates(state: State, kind: Kind): [name: string, id: string][] {
  const found: [string, string][] =
    kind === '1.6'
      ? [...state.all('1.6')].map(({ id, witness_account }) => [state.account(witness_account).name, id])
      : [...state.all('1.5')].map(({ id, committee_member_account: account }) => [
          state.account(account).name,
          id,
        ]);
  return found.sort(([one], [other]) => (one < other ? -1 : 1));
}

function byAccount(state: State, kind: Kind, account: unknown): object | null {
  const { name } = getAccount(state, account);
  const id = candidates(state, kind).find(([each]) => each === name)?.[1];
  return id === undefined ? null : (state.store.object(id) ?? null);
}

function lookedUp(state: State, kind: Kind, [lower, limit]: readonly unknown[]): [string, string][] {
  const name = kind === '1.6' ? 'lookup_witness_accounts' : 'lookup_committee_member_accounts';
  const most = readLimit(limit, 0, apiLimits.lookupAccounts, { method: name });
  return candidates(state, kind)
    .filter(([each]) => each >= readText(lower))
    .slice(0, most);
}

/** All of them, or the expired ones, or the others, by the head's time. */
function workers(state: State, isExpired: unknown) {
  const all = [...state.all('1.14')];
  if (typeof isExpired !== 'boolean') return all;
  return all.filter(({ work_end_date }) => work_end_date < state.dynamic.time === isExpired);
}

const byIds = (state: State, kind: Kind, ids: unknown) =>
  readList(ids).map((id) => state.find(kind, readObjectId(id, `${kind}.`)) ?? null);

/** Witnesses, committee members and votes (graphene app/database_api.cpp). */
export const voteMethods: ApiMethods = {
  get_witnesses: method(1, ({ state }, [ids]) => byIds(state, '1.6', ids)),
  get_witness_by_account: method(1, ({ state }, [account]) => byAccount(state, '1.6', account)),
  lookup_witness_accounts: method(2, ({ state }, args) => lookedUp(state, '1.6', args)),
  get_witness_count: method(0, ({ state }) => candidates(state, '1.6').length),
  get_committee_members: method(1, ({ state }, [ids]) => byIds(state, '1.5', ids)),
  get_committee_member_by_account: method(1, ({ state }, [account]) => byAccount(state, '1.5', account)),
  lookup_committee_member_accounts: method(2, ({ state }, args) => lookedUp(state, '1.5', args)),
  get_committee_count: method(0, ({ state }) => candidates(state, '1.5').length),
  get_all_workers: method(0, ({ state }, [isExpired]) => workers(state, isExpired)),
  get_workers_by_account: method(1, ({ state }, [account]) => {
    const { id } = getAccount(state, account);
    return workers(state, null).filter(({ worker_account }) => worker_account === id);
  }),
  get_worker_count: method(0, ({ state }) => workers(state, null).length),
  lookup_vote_ids: method(1, ({ state }, [wanted]) => {
    const configured = apiLimits.lookupVoteIds;
    const votes = readTexts(wanted);
    assertChain(
      votes.length <= configured,
      { file: 'database_api.cpp', line: 0, method: 'lookup_vote_ids' },
      'votes.size() <= configured_limit',
      'Number of querying votes can not be greater than ${configured_limit}',
      { configured_limit: configured },
    );
    return candidatesOf(state, votes);
  }),
};
