import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { objectIdOf } from '../protocol/objects.ts';
import { type Proposal, proposalSchema, readProposal } from '../protocol/proposals.ts';
import { getObjects } from './getObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const proposals = v.array(proposalSchema);
const accountIds = v.array(objectIdOf('1.2'));

/**
 * The proposals that an account itself must approve or has approved. Proposals of accounts it controls are requested by
 * those accounts' ids.
 */
export async function getProposalsOf(
  client: ChainReader,
  accountId: string,
  options: ReadOptions = {},
): Promise<Proposal[]> {
  const schema = proposals;
  const found = await client.call('database', 'get_proposed_transactions', [accountId], {
    ...options,
    schema,
  });
  return found.map(readProposal);
}

/** Proposals by their ids 1.10.x in the order asked, null for one that has executed, expired or been refused. */
export async function getProposals(
  client: ChainReader,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<(Proposal | null)[]> {
  const found = await getObjects(client, ids, proposalSchema, options);
  return found.map((each) => (each === null ? null : readProposal(each)));
}

/** Accounts whose owner or active authority names an account, by ids. */
export function getAccountReferences(
  client: ChainReader,
  accountId: string,
  options: ReadOptions = {},
): Promise<string[]> {
  return client.call('database', 'get_account_references', [accountId], { ...options, schema: accountIds });
}
