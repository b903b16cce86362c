import type { OrderDeps } from '../orders/orderDeps.ts';

export interface ProposalDeps extends Pick<OrderDeps, 'storage' | 'client' | 'names' | 'log'> {
  /** How often proposals that were told are compared with the chain. */
  readonly lookMs: number;
}
