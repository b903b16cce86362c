import { createSettler } from '../createSettler.ts';
import type { SettledTo } from '../orders/orderDeps.ts';
import { beginProposals } from './beginProposals.ts';
import type { ProposalDeps } from './proposalDeps.ts';
import { watchProposals } from './watchProposals.ts';

/** Reports new proposals in recorded blocks, and their outcome. @throws like createSettler */
export const createProposalSettler = (deps: ProposalDeps): ((to: SettledTo) => Promise<void>) =>
  createSettler(deps, { name: 'proposals', begin: beginProposals, watch: watchProposals });
