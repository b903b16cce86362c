import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getAccountReferences, getProposalsOf } from '@xbts/shared/actions/getProposals.ts';
import { readAuthorities } from '@xbts/shared/actions/readAuthorities.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { mentionsOf } from '@xbts/shared/protocol/proposed.ts';
import { chain } from '../../../platform/chain/chain.ts';
import type { ShownCandidate } from '../../../signer/shownFacts.ts';
import { readKnownVotes } from '../../transactions/model/readVotes.ts';

/** A co-signer's approval appears within two blocks of the main network. */
const REFRESH_MS = 6_000;
/** More accounts than any user signs for; thousands may name an exchange's own account. */
const MOST_ACCOUNTS = 30;

/** Proposals with everything that their sentences name. */
export interface ProposalList {
  readonly proposals: readonly Proposal[];
  /** The accounts that they name, and all signers of the required ones. */
  readonly accounts: readonly Account[];
  readonly assets: readonly Asset[];
  /** The candidates they vote for. */
  readonly candidates: readonly ShownCandidate[];
  /** The requested account and those that it signs for, by ids. */
  readonly signedFor: readonly string[];
}

const toldIn = ({ operations }: Proposal) => operations.filter((each) => each !== null);

async function readNamed(node: ChainReader, proposals: readonly Proposal[]) {
  const mentions = mentionsOf(proposals.flatMap(toldIn));
  const required = proposals.flatMap((each) => [
    ...each.required_active_approvals,
    ...each.required_owner_approvals,
  ]);
  const named = [...mentions.accounts, ...proposals.map(({ proposer }) => proposer)];
  const [accounts, others, assets, candidates] = await Promise.all([
    readAuthorities(node, required),
    getAccounts(node, [...new Set(named)]),
    getAssets(node, [...new Set([...mentions.assets, CORE_ASSET_ID])]),
    readKnownVotes(node, proposals.flatMap(toldIn)),
  ]);
  const known = others.filter((each) => each !== null && !accounts.has(each.id));
  return {
    accounts: [...known.filter((each) => each !== null), ...accounts.values()],
    assets: assets.filter((each) => each !== null),
    candidates,
  };
}

/**
 * Proposals that an account must approve: itself, or as a signer of another account. The one that ends first comes
 * first.
 */
export async function readProposalList(node: ChainReader, name: string): Promise<ProposalList> {
  const [account] = await getAccounts(node, [name]);
  if (!account) throw new AppError('chain.unknown_account', { account: name });
  const references = await getAccountReferences(node, account.id);
  const signedFor = [...new Set([account.id, ...references.slice(0, MOST_ACCOUNTS)])];
  const lists = await Promise.all(signedFor.map((id) => getProposalsOf(node, id)));
  const proposals = [...new Map(lists.flat().map((each) => [each.id, each])).values()];
  proposals.sort((one, other) => (one.expiration_time < other.expiration_time ? -1 : 1));
  return { proposals, signedFor, ...(await readNamed(node, proposals)) };
}

/** The proposals of an account, read again as blocks come. */
export function useProposals(name: string | null): UseQueryResult<ProposalList> {
  return useQuery({
    queryKey: ['proposals', name],
    queryFn: () => readProposalList(chain, name ?? ''),
    enabled: name !== null,
    refetchInterval: REFRESH_MS,
  });
}
