import { createSettler } from '../createSettler.ts';
import type { SettledTo } from '../orders/orderDeps.ts';
import type { ProposalDeps } from '../proposals/proposalDeps.ts';
import { beginTimedTransfers } from './beginTimed.ts';
import { watchTimed } from './watchTimed.ts';

/** Reports timed transfers in recorded blocks, and their outcome. @throws like createSettler */
export const createTimedSettler = (deps: ProposalDeps): ((to: SettledTo) => Promise<void>) =>
  createSettler(deps, { name: 'timed transfers', begin: beginTimedTransfers, watch: watchTimed });
