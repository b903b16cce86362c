import { parseFigure } from '@xbts/shared/amounts/amount.ts';
import { isPossible, MOST_SIGNERS, membersOf, weightOfKeys } from '@xbts/shared/protocol/authority.ts';
import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';

/** A signer being edited. */
export interface DraftSigner {
  /** 1.2.x, or the text of a public key. */
  readonly id: string;
  readonly isKey: boolean;
  readonly weight: string;
}

/** An authority being edited. */
export interface SignersDraft {
  readonly threshold: string;
  readonly signers: readonly DraftSigner[];
}

/** Why the chain would refuse a draft. */
export type DraftFault = 'nobody' | 'tooMany' | 'number' | 'impossible';

/** The draft of an existing authority. */
export const draftOf = ({ weight_threshold, account_auths, key_auths }: Authority): SignersDraft => ({
  threshold: String(weight_threshold),
  signers: [
    ...account_auths.map(([id, weight]) => ({ id, isKey: false, weight: String(weight) })),
    ...key_auths.map(([id, weight]) => ({ id, isKey: true, weight: String(weight) })),
  ],
});

const weightOf = (text: string): number => parseFigure(text, 0) ?? 0;

const isNumber = (text: string): boolean => weightOf(text) > 0 && weightOf(text) < 100_000;

const entriesOf = (signers: readonly DraftSigner[], isKey: boolean) =>
  signers
    .filter((each) => each.isKey === isKey)
    .map(({ id, weight }): [string, number] => [id, weightOf(weight)]);

/** The authority of a draft, or its fault. */
export function authorityOf({ threshold, signers }: SignersDraft): Authority | DraftFault {
  if (signers.length === 0) return 'nobody';
  if (signers.length > MOST_SIGNERS) return 'tooMany';
  if (![threshold, ...signers.map(({ weight }) => weight)].every(isNumber)) return 'number';
  const authority: Authority = {
    weight_threshold: weightOf(threshold),
    account_auths: entriesOf(signers, false),
    key_auths: entriesOf(signers, true),
    address_auths: [],
  };
  return isPossible(authority) ? authority : 'impossible';
}

/** The draft with one more signer of weight 1; unchanged for a present one. */
export const withSigner = (draft: SignersDraft, id: string, isKey: boolean): SignersDraft =>
  draft.signers.some((each) => each.id === id)
    ? draft
    : { ...draft, signers: [...draft.signers, { id, isKey, weight: '1' }] };

/** True when the present authority's only key would still suffice alone. */
export function staysEnough(before: Authority, after: Authority): boolean {
  const [only, second] = before.key_auths;
  if (only === undefined || second !== undefined || before.account_auths.length > 0) return false;
  return weightOfKeys(after, [only[0]]) >= after.weight_threshold;
}

/** How an authority is changed: by this device's key, by the owner's secret that is asked for, or proposed to those who sign together. */
export type EditMethod = 'key' | 'secret' | 'proposal';

/** True when anyone who makes the change can make the next one without anyone else. */
export function isStillEnough(before: Authority, after: Authority, way: EditMethod): boolean {
  if (way === 'key') return staysEnough(before, after);
  const ids = new Set((way === 'secret' ? before.key_auths : membersOf(before)).map(([id]) => id));
  const weight = membersOf(after).reduce((sum, [id, each]) => sum + (ids.has(id) ? each : 0), 0);
  return weight >= after.weight_threshold;
}

/** The members of an authority that suffice alone, and the fewest of the heaviest that suffice together. */
export function reachOf(authority: Authority): { alone: readonly string[]; fewest: number } {
  const { weight_threshold: threshold } = authority;
  const members = [...membersOf(authority)].sort(([, one], [, other]) => other - one);
  let weight = 0;
  let fewest = 0;
  for (const [, each] of members) {
    if (weight >= threshold) break;
    weight += each;
    fewest += 1;
  }
  return { alone: members.filter(([, each]) => each >= threshold).map(([id]) => id), fewest };
}
