import { impactedAccounts } from '../ledger/accountHistory.ts';
import type { BalanceObject } from '../ledger/objects/accounts.ts';
import type { AssetObject } from '../ledger/objects/assets.ts';
import type { TransactionRecord } from '../ledger/objects/blocks.ts';
import type { LimitOrderObject } from '../ledger/objects/market.ts';
import type { AccountHistoryRecord, OperationRecord, StoredOperation } from '../ledger/objects/operations.ts';
import type { ProposalObject } from '../ledger/objects/proposals.ts';
import type { HtlcObject } from '../ledger/objects/timed.ts';
import type { VestingBalanceObject } from '../ledger/objects/vesting.ts';
import type { ChainObject } from '../ledger/objects.ts';

/** The accounts that a changed object concerns (graphene chain/db_notify.cpp get_relevant_accounts). */
export function relevantAccounts(id: string, object: ChainObject | undefined): string[] {
  if (object === undefined) return [];
  if (id.startsWith('1.2.')) return [id];
  if (id.startsWith('1.3.')) return [(object as AssetObject).issuer];
  if (id.startsWith('1.7.')) return [(object as LimitOrderObject).seller];
  if (id.startsWith('1.10.')) {
    const proposal = object as ProposalObject;
    return [...proposal.required_active_approvals, ...proposal.required_owner_approvals];
  }
  if (id.startsWith('1.11.')) return impactedAccounts(object as OperationRecord);
  if (id.startsWith('1.13.')) return [(object as VestingBalanceObject).owner];
  if (id.startsWith('1.16.')) {
    const { transfer } = object as HtlcObject;
    return [transfer.from, transfer.to];
  }
  if (id.startsWith('2.5.') || id.startsWith('2.6.')) return [(object as BalanceObject).owner];
  if (id.startsWith('2.7.')) return (object as TransactionRecord).trx.operations.flatMap(accountsOf);
  if (id.startsWith('2.9.')) return [(object as AccountHistoryRecord).account];
  return [];
}

function accountsOf(op: StoredOperation): string[] {
  return impactedAccounts({ op, result: [0, {}] });
}
