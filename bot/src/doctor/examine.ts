import type { SteadyClock } from '@xbts/shared/client/clock.ts';
import type { BotConfig } from '../config.ts';
import { examineClock } from './clock.ts';
import { examineDatabase } from './database.ts';
import { createDates, medianOf } from './dates.ts';
import { examineExplorerSockets } from './explorerSockets.ts';
import type { Finding } from './finding.ts';
import { examineMessenger } from './messenger.ts';
import { askNode, type NodeReport } from './nodeReport.ts';
import { examineNodes } from './nodes.ts';
import { examinePage } from './page.ts';
import { examineServices } from './services.ts';

/** A block stands for its three seconds: on average a head is half of that old. */
const HALF_BLOCK_MS = 1_500;

/** Everything that a bot with this configuration stands on, examined at once; the rows in the order of the table. */
export async function examine(config: BotConfig, clock: SteadyClock): Promise<Finding[]> {
  const dates = createDates(clock);
  const around = { config, clock, dates, fetch: dates.watched(fetch) };
  const [reports, services, explorerSockets, messenger, database, page] = await Promise.all([
    Promise.all(config.chain.nodeUrls.map((url) => askNode(url, clock))),
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
    ...services,
    ...explorerSockets,
    ...messenger,
    ...database,
    ...page,
  ];
}

/** How far this machine is ahead of the nodes' heads, where no server has told the time. */
const aheadOfNodes = (reports: readonly NodeReport[]): number | undefined =>
  medianOf(
    reports.flatMap(({ visit }) => (visit === null ? [] : [visit.at - visit.head.time - HALF_BLOCK_MS])),
  );
