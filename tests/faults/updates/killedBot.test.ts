import { join } from 'node:path';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../bothEngines.ts';
import type { Messenger } from '../../devnet/messenger/startMessenger.ts';
import { messengerOf, peopleOf } from '../notices/round.ts';
import { type Killable, spawnKillable } from '../spawnKillable.ts';
import type { BotTask } from './botProcess.ts';

/** KILLS=20 is the full run; the ordinary one is shorter. */
const kills = Number(process.env.KILLS ?? 2);
const count = 120;
/** The number of the messenger's first update. */
const firstUpdate = 100_001;
const repeatedWords = 'an interrupted answer is repeated';
const givenUpWords = 'an update whose answer was interrupted twice is given up';
/**
 * A server that does not record an answer within 0.3 s, as on a busy machine, does not delay the bot: a later bot does
 * not know of that answer.
 */
const unnotedWords = 'the outcome of an update could not be stored';

const startBot = (task: BotTask): Killable => spawnKillable(join(import.meta.dirname, 'botProcess.ts'), task);

/** The number of answers to each question. */
function answersOf(messenger: Messenger): number[] {
  const counts = new Array<number>(count).fill(0);
  for (const { params } of messenger.calls.filter(
    ({ method, status }) => method === 'sendMessage' && status === 200,
  )) {
    const asked = Number(/No pools with N(\d+)\./u.exec(String(params.text))?.[1]);
    counts[asked] = (counts[asked] ?? 0) + 1;
  }
  return counts;
}

/** The numbers of the questions mentioned in the log. */
function questionsSaid(output: string, words: string): number[] {
  return output
    .split('\n')
    .filter((line) => line.includes(words))
    .map((line) => (JSON.parse(line) as { update: number }).update - firstUpdate);
}

/** The finished questions: answered, or reported as given up. */
function settled(messenger: Messenger, output: string): number {
  const answered = answersOf(messenger).flatMap((times, index) => (times > 0 ? [index] : []));
  return new Set([...answered, ...questionsSaid(output, givenUpWords)]).size;
}

onBothEngines('a bot killed while it answers', (databases) => {
  // Each engine and each way once: the delivery of an update and its storage are independent.
  it.each([databases.engine === 'embedded' ? ('polling' as const) : ('webhook' as const)])(
    `by %s: every update is answered, at most once more after a restart, or reported as given up (${kills} kills)`,
    async (updates) => {
      const people = peopleOf(count);
      const messenger = await messengerOf(people);
      const storage = await databases.next();
      const task: BotTask = {
        storage,
        apiRoot: messenger.botApiUrl,
        token: messenger.token,
        updates,
        leaseMs: 1_500,
      };
      people.forEach(({ id }, index) => {
        messenger.person.write(id, `/pools N${index}`);
      });
      const outputs: string[] = [];
      const untilSettled = (bot: Killable, goal: number) =>
        expect
          .poll(() => settled(messenger, outputs.join('') + bot.output()), { timeout: 120_000, interval: 10 })
          .toBeGreaterThanOrEqual(goal);
      for (let kill = 1; kill <= kills; kill += 1) {
        const bot = startBot(task);
        await untilSettled(bot, Math.floor((count * kill) / (kills + 1)));
        bot.kill();
        const { code, output } = await bot.ended;
        expect(code, output).toBeNull();
        outputs.push(output);
      }
      const last = startBot(task);
      await untilSettled(last, count);
      last.kill();
      outputs.push((await last.ended).output);

      const counts = answersOf(messenger);
      const twice = counts.flatMap((times, index) => (times > 1 ? [index] : []));
      const said = new Set(questionsSaid(outputs.join(''), repeatedWords));
      const tooOften = counts.flatMap((times, index) =>
        times > 2 || (times > 1 && !said.has(index)) ? [index] : [],
      );
      const unnoted = outputs.join('').split(unnotedWords).length - 1;
      expect(tooOften.length, `answered too often: ${tooOften.join(', ')}`).toBeLessThanOrEqual(unnoted);
      // Only a question already retried once is given up.
      const givenUp = questionsSaid(outputs.join(''), givenUpWords);
      expect(givenUp.filter((index) => !said.has(index))).toEqual([]);
      const { db, close } = await openStorage(storage);
      const left = await db.selectFrom('updates_kept').select(['update_id', 'attempts']).execute();
      await close();
      await messenger.close();
      console.log(
        `${databases.engine}, ${updates}: ${said.size} repeated, ${twice.length} answered twice, ${givenUp.length} given up`,
      );
      // The last answers may have been interrupted before they were recorded.
      expect(left.filter(({ attempts }) => attempts === 0)).toEqual([]);
    },
    600_000,
  );
});
