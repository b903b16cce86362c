import type { SteadyClock } from '@xbts/shared/client/clock.ts';
import type { BotConfig } from '../config.ts';
import { examineChainNames } from './chainNames.ts';
import { examineDatabase } from './database.ts';
import { createDates, medianOf } from './dates.ts';
import { examineExplorerSockets } from './explorerSockets.ts';
import { type Finding, findingsOf } from './finding.ts';
import { examineMessenger } from './messenger.ts';
import { askNode, type NodeReport } from './nodeReport.ts';
import { examineNodes } from './nodes.ts';
import { examinePage } from './page.ts';
import { examineServices } from './services.ts';

/** Launch data and expirations are checked to the minute; a few seconds are harmless. */
const MOST_OFF_MS = 5_000;

const { right, missing, wrong } = findingsOf('clock');

/**
 * Compares this machine's clock with others. `aheadMs` is its lead over the median of servers or, failing those, of
 * nodes; undefined without any.
 */
function examineClock(aheadMs: number | undefined): Finding {
  const name = 'this machine';
  if (aheadMs === undefined)
    return missing(name, 'no other clock to compare with', 'Check that this machine reaches the network.');
  const seconds = Math.abs(aheadMs / 1_000);
  if (seconds * 1_000 <= MOST_OFF_MS) return right(name, 'in step with other clocks');
  return wrong(
    name,
    `${Math.round(seconds)} s ${aheadMs > 0 ? 'ahead' : 'behind'}`,
    'Set the clock from the network (timedatectl set-ntp true, or chrony): logins and notices are refused by their times.',
  );
}

/** A block covers three seconds: on average a head is half of that old. */
const HALF_BLOCK_MS = 1_500;

/** Checks all dependencies of this configuration at once; the rows in the order of the table. */
export async function examine(config: BotConfig, clock: SteadyClock): Promise<Finding[]> {
  const dates = createDates(clock, new URL(config.web.publicUrl).host);
  const around = { config, clock, dates, fetch: dates.watched(fetch) };
  const nodes = Promise.all(config.chain.nodeUrls.map((url) => askNode(url, clock)));
  const [reports, names, services, explorerSockets, messenger, database, page] = await Promise.all([
    nodes,
    nodes.then((asked) => examineChainNames(nodeOf(asked, config.chain.chainId), config, clock)),
    examineServices(around),
    examineExplorerSockets(around),
    examineMessenger(around),
    examineDatabase(around),
    examinePage(around),
  ]);
  const aheadMs = medianOf(dates.aheadMs) ?? aheadOfNodes(reports);
  return [
    examineClock(aheadMs),
    ...examineNodes(reports, { chainId: config.chain.chainId, aheadMs }),
    ...names,
    ...services,
    ...explorerSockets,
    ...messenger,
    ...database,
    ...page,
  ];
}

/** A node of the chain, which can tell what exists there. */
const nodeOf = (reports: readonly NodeReport[], chainId: string): string | undefined =>
  reports.find(({ visit }) => visit !== null && (chainId === 'auto' || visit.chainId === chainId))?.url;

/** This machine's lead over the nodes' heads, used when no server has a date. */
const aheadOfNodes = (reports: readonly NodeReport[]): number | undefined =>
  medianOf(
    reports.flatMap(({ visit }) => (visit === null ? [] : [visit.at - visit.head.time - HALF_BLOCK_MS])),
  );
