import type { FaultSettings } from '../../devnet/chain/faults.ts';
import type { Lies } from '../../devnet/chain/rpc/lies/lieTable.ts';
import type { ChainNode } from '../../devnet/chain/rpc/startChainNode.ts';
import type { NodeBlow } from './kinds.ts';

const THIEF = 'xbtsx-giveaway1';

type Hit = (node: ChainNode, amount: number) => void;
const set =
  (settings: (amount: number) => Partial<FaultSettings>): Hit =>
  ({ faults }, amount) =>
    faults.set(settings(amount));
const lie =
  (lies: (amount: number) => Partial<Lies>): Hit =>
  ({ faults }, amount) =>
    faults.lie(lies(amount));

/** The effect of each kind of blow on a node, by the controls of the development network. */
const hits: Readonly<Record<NodeBlow['kind'], Hit>> = {
  well: () => undefined,
  drop: ({ faults }) => faults.dropConnections(),
  refuse: ({ faults }) => {
    faults.set({ isRefusingConnections: true });
    faults.dropConnections();
  },
  stall: set(() => ({ isStalled: true })),
  lag: set((amount) => ({ lagSeconds: 10 + amount })),
  slow: set((amount) => ({ slowMs: amount * 40 })),
  deny: set((amount) => ({ deniedApis: amount > 50 ? ['history'] : ['network_broadcast'] })),
  noMarketHistory: set(() => ({ hasNoMarketHistory: true })),
  lostAnswer: set((amount) => ({ broadcast: 'lost_answer', isConnectionCutOnLoss: amount > 50 })),
  refusedBroadcast: set(() => ({ broadcast: 'refused', broadcastTimes: 'next' })),
  wrongChain: set(() => ({ chainId: 'ab'.repeat(32) })),
  notForwarded: set(() => ({ broadcast: 'not_forwarded' })),
  falseBlock: set(() => ({ broadcast: 'false_block' })),
  names: lie(() => ({ names: { 'bob-holder2': THIEF } })),
  accounts: lie(() => ({
    accounts: { 'alice-trader7': { memoKey: 'BTS1111111111111111111111111111111114T1Anm' } },
  })),
  assets: lie(() => ({ assets: { 'XBTSX.USDT': { precision: 2, issuer: THIEF } } })),
  balances: lie(() => ({ balances: { 'alice-trader7': { BTS: '100000000000' } } })),
  fees: lie((amount) => ({ fees: 1 + amount })),
  head: lie((amount) => ({ head: { kind: amount > 50 ? 'ahead' : 'behind', seconds: 15 + amount } })),
  history: lie(() => ({ history: { 'bob-holder2': { missing: [0] } } })),
  hidden: lie(() => ({ hidden: ['alice-trader7', 'bob-holder2', 'carol-pools3'] })),
  irreversible: lie(() => ({ irreversible: 0 })),
  pools: lie((amount) => ({ pools: { '1.19.1': { timesB: 1 + amount } } })),
  trialRun: lie(() => ({ trialRun: true })),
  withheld: lie((amount) => ({
    withheld: amount > 50 ? ['get_accounts'] : ['get_block', 'get_block_header'],
  })),
  witnesses: lie(() => ({ witnesses: {} })),
  // Twice the allowed unrequested length, or many short ones.
  flood: set((amount) => ({ floodCharacters: amount > 50 ? 2_000_000 : amount })),
  nest: set(() => ({ isNesting: true })),
  listsAlone: ({ faults }) => {
    faults.set({ isLyingInListsOnly: true });
    faults.lie({
      balances: { 'bob-holder2': { BTS: '100000000000' } },
      history: { 'alice-trader7': { missing: [0] } },
    });
  },
};

/** Applies the blows to the nodes, each separately. */
export function strikeNodes(nodes: readonly ChainNode[], blows: readonly NodeBlow[]): void {
  for (const [index, { kind, amount }] of blows.entries()) {
    const node = nodes[index];
    if (node !== undefined) hits[kind](node, amount);
  }
}

/** Every node is well again. */
export function mendNodes(nodes: readonly ChainNode[]): void {
  for (const { faults } of nodes) faults.reset();
}
