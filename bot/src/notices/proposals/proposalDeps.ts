import type { OrderDeps } from '../orders/orderDeps.ts';
import type { ListedOf } from './listedAccounts.ts';

export interface ProposalDeps extends Pick<OrderDeps, 'storage' | 'client' | 'names' | 'log'> {
  /** How often proposals that were told are compared with the chain. */
  readonly lookMs: number;
  readonly listedOf: ListedOf;
}
