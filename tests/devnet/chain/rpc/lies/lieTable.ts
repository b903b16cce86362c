import { accountsLie } from './accounts.ts';
import { assetsLie } from './assets.ts';
import { balancesLie } from './balances.ts';
import { feesLie } from './fees.ts';
import { headLie } from './head.ts';
import { hiddenLie } from './hidden.ts';
import { historyLie } from './history.ts';
import { irreversibleLie } from './irreversible.ts';
import type { Lie } from './lie.ts';
import { namesLie } from './names.ts';
import { poolsLie } from './pools.ts';
import { proposalsLie } from './proposals.ts';
import { timedLie } from './timed.ts';
import { trialRunLie } from './trialRun.ts';
import { withheldLie } from './withheld.ts';
import { witnessesLie } from './witnesses.ts';

/** Every lie of a node. The first are the outermost: they swap words in the output of the others. */
export const lieTable = {
  names: namesLie,
  assets: assetsLie,
  accounts: accountsLie,
  balances: balancesLie,
  fees: feesLie,
  pools: poolsLie,
  proposals: proposalsLie,
  timed: timedLie,
  head: headLie,
  irreversible: irreversibleLie,
  hidden: hiddenLie,
  history: historyLie,
  witnesses: witnessesLie,
  trialRun: trialRunLie,
  withheld: withheldLie,
};

export type LieName = keyof typeof lieTable;

/** The settings of every lie; plain JSON. */
export type Lies = { [Name in LieName]: (typeof lieTable)[Name]['off'] };

/** The same table for code that treats all lies alike. */
export const lieRows = Object.entries(lieTable) as [LieName, Lie<unknown>][];

/** A node that tells the truth. */
export const noLies = Object.fromEntries(lieRows.map(([name, { off }]) => [name, off])) as Lies;
