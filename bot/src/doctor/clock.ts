import { type Finding, findingsOf } from './finding.ts';

/** Launch data and expirations of transactions are held against the clock to the minute; a few seconds harm nobody. */
const MOST_MS = 5_000;

const { right, missing, wrong } = findingsOf('clock');

/**
 * This machine's clock against the others'. `aheadMs` is how far it is ahead of the middle of what servers, or else nodes, tell;
 * undefined where nobody has told anything.
 */
export function examineClock(aheadMs: number | undefined): Finding {
  const name = 'this machine';
  if (aheadMs === undefined)
    return missing(name, 'nobody tells the time', 'See that this machine reaches the network.');
  const seconds = Math.abs(aheadMs / 1_000);
  if (seconds * 1_000 <= MOST_MS) return right(name, 'as the others tell the time');
  return wrong(
    name,
    `${Math.round(seconds)} s ${aheadMs > 0 ? 'ahead' : 'behind'}`,
    'Let the clock be set from the network (timedatectl set-ntp true, or chrony): logins and notices are refused by their times.',
  );
}
