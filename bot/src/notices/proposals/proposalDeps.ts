import type { OrderDeps } from '../orders/orderDeps.ts';
import type { ListedOf } from './listedAccounts.ts';

export interface ProposalDeps extends Pick<OrderDeps, 'storage' | 'client' | 'names' | 'log'> {
  /** Interval of comparing reported proposals with the chain. */
  readonly lookMs: number;
  readonly listedOf: ListedOf;
}
