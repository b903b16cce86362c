import type { SteadyClock } from '@xbts/shared/client/clock.ts';
import type { BotConfig } from '../config.ts';
import { examineDatabase } from './database.ts';
import { createDates, medianOf } from './dates.ts';
import { examineExplorerSockets } from './explorerSockets.ts';
import { type Finding, findingsOf } from './finding.ts';
import { examineMessenger } from './messenger.ts';
import { askNode, type NodeReport } from './nodeReport.ts';
import { examineNodes } from './nodes.ts';
import { examinePage } from './page.ts';
import { examineServices } from './services.ts';

/** Launch data and expirations of transactions are held against the clock to the minute; a few seconds harm nobody. */
const MOST_OFF_MS = 5_000;

const { right, missing, wrong } = findingsOf('clock');

/**
 * This machine's clock against the others'. `aheadMs` is how far it is ahead of the middle of what servers, or else nodes, tell;
 * undefined where nobody has told anything.
 */
function examineClock(aheadMs: number | undefined): Finding {
  const name = 'this machine';
  if (aheadMs === undefined)
    return missing(name, 'nobody tells the time', 'See that this machine reaches the network.');
  const seconds = Math.abs(aheadMs / 1_000);
  if (seconds * 1_000 <= MOST_OFF_MS) return right(name, 'as the others tell the time');
  return wrong(
    name,
    `${Math.round(seconds)} s ${aheadMs > 0 ? 'ahead' : 'behind'}`,
    'Let the clock be set from the network (timedatectl set-ntp true, or chrony): logins and notices are refused by their times.',
  );
}

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
