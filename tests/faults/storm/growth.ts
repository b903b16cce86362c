import { holdingsOf } from './bookkeeping.ts';
import { heapOf, socketsOf } from './pageHands.ts';
import type { StormReport } from './report.ts';
import type { StormWorld } from './world.ts';

/** Everybody's holdings at one moment, by kind. */
export type Holdings = Readonly<Record<string, number>>;

/** The allowed growth of each: caches fill, and holdings vary with the moment. */
const bounds: readonly (readonly [what: RegExp, most: number])[] = [
  [/^heap/u, 30],
  [/^memory/u, 150],
  [/^sockets of a page/u, 4],
  [/^sockets of a bot/u, 40],
  [/^lines/u, 20],
];

/** Measures the pages, the bots and the database. */
export async function measure({ persons, crew, database }: StormWorld): Promise<Holdings> {
  const held: Record<string, number> = { 'lines to the database': await database.lines() };
  for (const { name, actor } of persons) {
    held[`heap of the page of ${name}, MB`] = Math.round(await heapOf(actor));
    held[`sockets of a page of ${name}`] = await socketsOf(actor);
  }
  for (const [index, bot] of crew.bots.entries()) {
    const pid = bot.pid();
    if (pid === undefined) continue;
    const { megabytes, sockets } = holdingsOf(pid);
    held[`memory of bot ${index}, MB`] = megabytes;
    held[`sockets of a bot, ${index}`] = sockets;
  }
  return held;
}

/** First and last of each, and those that grew beyond their bounds. */
export function grownTooMuch(
  first: Holdings,
  last: Holdings,
): { figures: StormReport['growth']; found: string[] } {
  const pairs = Object.entries(last).map(([what, now]) => [what, [first[what] ?? now, now]] as const);
  const found = pairs.flatMap(([what, [before, now]]) => {
    const most = bounds.find(([which]) => which.test(what))?.[1] ?? 0;
    return now - before > most ? [`${what}: grown from ${before} to ${now}`] : [];
  });
  return { figures: Object.fromEntries(pairs), found };
}
