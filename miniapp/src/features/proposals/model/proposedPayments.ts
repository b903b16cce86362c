import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { movementOf, payerOf } from '@xbts/shared/protocol/signed.ts';

/** The payer and the recipients of a proposal. */
export interface ProposedPayment {
  readonly payerId: string;
  readonly toId: string;
  readonly hasMemo: boolean;
}

type Proposed = Pick<Proposal, 'operations'>;

const told = ({ operations }: Proposed): Operation[] => operations.filter((each) => each !== null);

/**
 * The payments of proposals to others, without duplicate pairs of payer and recipient; without a memo when one of
 * several has none.
 */
export function proposedPayments(proposals: readonly Proposed[]): ProposedPayment[] {
  const found = new Map<string, ProposedPayment>();
  for (const operation of proposals.flatMap(told)) {
    const [payerId, { toId }] = [payerOf(operation), movementOf(operation)];
    if (payerId === undefined || toId === null || toId === payerId) continue;
    const key = `${payerId} ${toId}`;
    const isSealed = operation[0] === operationType.transfer && operation[1].memo !== undefined;
    const hasMemo = isSealed && found.get(key)?.hasMemo !== false;
    found.set(key, { payerId, toId, hasMemo });
  }
  return [...found.values()];
}

/** True when the proposer signs for an account that the proposal acts for, or is that account. */
export function isCoSigner(
  { proposer, ...proposal }: Proposed & Pick<Proposal, 'proposer'>,
  find: (id: string) => Pick<Account, 'owner' | 'active'> | undefined,
): boolean {
  const payers = new Set(told(proposal).flatMap((each) => payerOf(each) ?? []));
  const signs = (id: string) => {
    const account = find(id);
    const signers =
      account === undefined ? [] : [...account.active.account_auths, ...account.owner.account_auths];
    return signers.some(([signer]) => signer === proposer);
  };
  return payers.has(proposer) || [...payers].some(signs);
}
