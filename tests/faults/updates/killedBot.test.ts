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
const count = 240;
/** The number of the first update that the messenger brings. */
const firstUpdate = 100_001;
const repeatedWords = 'an interrupted answer is repeated';

const startBot = (task: BotTask): Killable => spawnKillable(join(import.meta.dirname, 'botProcess.ts'), task);

/** How often each question was answered, by its number. */
function answersOf(messenger: Messenger): number[] {
  const counts = new Array<number>(count).fill(0);
  for (const { params } of messenger.calls.filter(
    ({ method, status }) => method === 'sendMessage' && status === 200,
  )) {
    const asked = Number(/There is no pool of N(\d+)\./u.exec(String(params.text))?.[1]);
    counts[asked] = (counts[asked] ?? 0) + 1;
  }
  return counts;
}

const answered = (messenger: Messenger) => answersOf(messenger).filter((times) => times > 0).length;

/** Resolves when so many questions have an answer. */
async function untilAnswered(messenger: Messenger, goal: number): Promise<void> {
  await expect.poll(() => answered(messenger), { timeout: 60_000, interval: 2 }).toBeGreaterThanOrEqual(goal);
}

/** The numbers of the questions that the log says are answered once more. */
function saidToBeRepeated(output: string): number[] {
  return output
    .split('\n')
    .filter((line) => line.includes(repeatedWords))
    .map((line) => (JSON.parse(line) as { update: number }).update - firstUpdate);
}

onBothEngines('a bot killed while it answers', (databases) => {
  it.each(['polling', 'webhook'] as const)(
    `by %s: every update is answered, at most once more after a restart, and it says which (${kills} kills)`,
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
      for (let kill = 1; kill <= kills; kill += 1) {
        const bot = startBot(task);
        await untilAnswered(messenger, Math.floor((count * kill) / (kills + 1)));
        bot.kill();
        const { code, output } = await bot.ended;
        expect(code, output).toBeNull();
        outputs.push(output);
      }
      const last = startBot(task);
      await untilAnswered(messenger, count);
      last.kill();
      outputs.push((await last.ended).output);

      const counts = answersOf(messenger);
      const twice = counts.flatMap((times, index) => (times > 1 ? [index] : []));
      expect(Math.max(...counts)).toBeLessThanOrEqual(2);
      const said = new Set(saidToBeRepeated(outputs.join('')));
      expect(twice.filter((index) => !said.has(index))).toEqual([]);
      const { db, close } = await openStorage(storage);
      const left = await db.selectFrom('updates_kept').select(['update_id', 'attempts']).execute();
      await close();
      await messenger.close();
      console.log(`${databases.engine}, ${updates}: ${said.size} repeated, ${twice.length} answered twice`);
      // The last answers may have been interrupted before they were noted.
      expect(left.filter(({ attempts }) => attempts === 0)).toEqual([]);
    },
    180_000,
  );
});
