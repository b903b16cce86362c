import { createSettler } from '../createSettler.ts';
import type { SettledTo } from '../orders/orderDeps.ts';
import type { ProposalDeps } from '../proposals/proposalDeps.ts';
import { beginTimedTransfers } from './beginTimed.ts';
import { watchTimed } from './watchTimed.ts';

/** Tells of timed transfers in blocks that are recorded, and what becomes of them. @throws as createSettler */
export const createTimedSettler = (deps: ProposalDeps): ((to: SettledTo) => Promise<void>) =>
  createSettler(deps, { name: 'timed transfers', begin: beginTimedTransfers, watch: watchTimed });
