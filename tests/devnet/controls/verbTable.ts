import type { Verb } from './verb.ts';
import { changeGatewayCoin } from './verbs/changeGatewayCoin.ts';
import { listAccounts } from './verbs/listAccounts.ts';
import { listGateways } from './verbs/listGateways.ts';
import { makeDeposit } from './verbs/makeDeposit.ts';
import { listMessengerFaults, setMessengerFaults, setMessengerLimits } from './verbs/messengerFaults.ts';
import { moveTime } from './verbs/moveTime.ts';
import { dropConnections, healNode, listNodes, setNodeFaults } from './verbs/nodeFaults.ts';
import { listLies, setNodeLies } from './verbs/nodeLies.ts';
import { payRound } from './verbs/payRound.ts';
import { produceBlocks } from './verbs/produceBlocks.ts';
import { listServices, setService } from './verbs/serviceConditions.ts';
import { setBlockInterval } from './verbs/setBlockInterval.ts';
import { setFaucet } from './verbs/setFaucet.ts';
import { status } from './verbs/status.ts';

/** Every control of the development network, in the order of the page. */
export const verbs: readonly Verb[] = [
  status,
  listAccounts,
  produceBlocks,
  setBlockInterval,
  moveTime,
  payRound,
  listNodes,
  setNodeFaults,
  listLies,
  setNodeLies,
  dropConnections,
  healNode,
  listServices,
  setService,
  setFaucet,
  listGateways,
  makeDeposit,
  changeGatewayCoin,
  listMessengerFaults,
  setMessengerFaults,
  setMessengerLimits,
];
