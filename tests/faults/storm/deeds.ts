import { fillCancellation, fillForm } from './forms.ts';
import type { Deed } from './kinds.ts';
import { setOffline } from './pageHands.ts';
import type { Person } from './person.ts';
import { closeSheets, type ReviewEnd, reviewSheetOf, walkReview } from './reviewWalk.ts';
import { Stuck, until, type Weather } from './weather.ts';

/** The end of one review of a deed. */
export interface DeedEnd {
  readonly person: string;
  readonly kind: Deed['kind'] | 'cancelOrder';
  readonly end: ReviewEnd;
  /** The outcome of the signed transaction, according to the device. */
  readonly phase?: string;
}

/** The environment of a deed besides its person. */
export interface DeedAround {
  readonly weather: Weather;
  /** True for an end that is compared with the chain at once. */
  readonly onSigned: (id: string) => void;
}

/**
 * Performs the plan to the end, whatever happens: each review ends, and the app knows the fate of signed transactions.
 */
export async function perform(person: Person, deed: Deed, around: DeedAround): Promise<DeedEnd[]> {
  return await withScreen(person, () => performAll(person, deed, around));
}

/** Adds the screen's content to an error. @throws Stuck */
async function withScreen<Result>(person: Person, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Stuck) throw error;
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\nCall log', 1);
    throw new Stuck(`${line} The screen: ${await person.seen().catch(String)}`);
  }
}

async function performAll(person: Person, deed: Deed, around: DeedAround): Promise<DeedEnd[]> {
  const placed = await review(person, deed, {
    ...around,
    kind: deed.kind,
    fill: () => fillForm(person, deed),
  });
  if (deed.kind !== 'order' || placed.phase !== 'irreversible') return [placed];
  const calmly: Deed = { ...deed, turmoil: 'none', isCancelled: false };
  const fill = () => fillCancellation(person);
  return [placed, await review(person, calmly, { ...around, kind: 'cancelOrder', fill })];
}

interface ReviewAround extends DeedAround {
  readonly kind: DeedEnd['kind'];
  readonly fill: () => Promise<void>;
}

async function review(person: Person, deed: Deed, around: ReviewAround): Promise<DeedEnd> {
  const { weather, kind, fill, onSigned } = around;
  const told = { person: person.name, kind };
  let isDue = deed.turmoil !== 'none';
  const befall = async (moment: Deed['moment']) => {
    if (!isDue || moment !== deed.moment) return;
    isDue = false;
    await suffer(person, deed, weather);
  };
  const before = await until(weather, `${person.name} fills in ${kind}`, async () => {
    await closeSheets(person, weather);
    await befall('form');
    await heedReload(person);
    const ids = (await person.readKept()).map(({ id }) => id);
    await withScreen(person, async () => {
      await fill();
      await reviewSheetOf(person).waitFor();
    });
    return new Set(ids);
  });
  await befall('review');
  const end = await walkReview(person, weather, { isCancelled: deed.isCancelled, before });
  if (end.state === 'signed') {
    onSigned(end.id);
    await befall('signed');
    const phase = await untilEnded(person, weather, end.id);
    await closeSheets(person, weather);
    return { ...told, end, phase };
  }
  await closeSheets(person, weather);
  return { ...told, end };
}

/** Reloads if the app reports a missing part: a browser requests a module once in a page's life. */
async function heedReload(person: Person): Promise<void> {
  if ((await person.actor.screen.getByText('reload the page').count()) > 0) await person.reopen('reload');
}

const finals = ['irreversible', 'expired', 'refused'];

/** The outcome of a transaction, once the app has reported it. */
const untilEnded = (person: Person, weather: Weather, id: string): Promise<string> =>
  until(weather, `${person.name} learns what became of ${id}`, async () => {
    const kept = (await person.readKept()).find((each) => each.id === id);
    if (kept === undefined || !finals.includes(kept.phase) || kept.told === undefined) return undefined;
    return kept.phase;
  });

async function suffer(person: Person, { turmoil }: Deed, weather: Weather): Promise<void> {
  if (turmoil === 'none') return;
  if (turmoil === 'offline') {
    await setOffline(person.actor, true);
    // The connection returns with the calm at the latest; nobody waits for it here.
    void weather.calm.then(() =>
      until(weather, `${person.name} comes back`, async () => {
        await setOffline(person.actor, false);
        return true;
      }),
    );
    return;
  }
  await until(weather, `${person.name} opens the app again`, async () => {
    await person.reopen(turmoil);
    return true;
  });
}
