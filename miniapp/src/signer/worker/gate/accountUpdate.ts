import { membersOf } from '@xbts/shared/protocol/authority.ts';
import { authorityChangeOf } from '@xbts/shared/protocol/authorityChange.ts';
import { PROXY_TO_SELF } from '@xbts/shared/protocol/constants.ts';
import type { AccountUpdate } from '@xbts/shared/protocol/operations/accountUpdate.ts';
import type { AccountOptions, Authority } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { AgreedFacts } from '../../shownFacts.ts';
import { says } from './telling.ts';
import { type Words, wordsBy } from './words.ts';

function authorityTold(role: 'owner' | 'active', authority: Authority | undefined, { account }: Words) {
  if (authority === undefined) return [];
  const members = membersOf(authority).map(([id, weight]) =>
    id.startsWith('1.2.') ? [account(id), id, String(weight)] : [id, String(weight)],
  );
  return [[`(${role})`, String(authority.weight_threshold)], ...members];
}

function optionsTold(options: AccountOptions | undefined, { account, candidate }: Words): string[][] {
  if (options === undefined) return [];
  const { memo_key, voting_account: proxy, num_witness, num_committee, votes } = options;
  return [
    ['(memo)', memo_key],
    proxy === PROXY_TO_SELF ? [proxy] : [account(proxy), proxy],
    [String(num_witness)],
    [String(num_committee)],
    ...votes.map((voteId) => [candidate(voteId), voteId]),
  ];
}

/** What each part of an update's sentence has to say: who signs in each role, then memo key, proxy, counts and votes. */
function partsOf({ owner, active, new_options }: AccountUpdate, words: Words): string[][] {
  return [
    ...authorityTold('owner', owner, words),
    ...authorityTold('active', active, words),
    ...optionsTold(new_options, words),
  ];
}

/** True when each part of an account's update is told, in order and nothing beside it. */
export function isUpdateTold(update: AccountUpdate, told: readonly string[], words: Words): boolean {
  const parts = partsOf(update, words);
  return (
    parts.length === told.length &&
    parts.every((part, index) => part.every((each) => says(told[index] ?? '', each)))
  );
}

/** True when each who signs from then on has a line of its own with the weight, behind a first one with role and threshold. */
export function areSignersTold(operation: Operation, sentence: string | null, agreed: AgreedFacts): boolean {
  if (operation[0] !== operationType.account_update || authorityChangeOf(operation) === null) return true;
  return isUpdateTold(operation[1], (sentence ?? '').split('\n'), wordsBy(agreed));
}
