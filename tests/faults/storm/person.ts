import type { Browser, Page } from 'playwright-core';
import type { Devnet } from '../../devnet/startDevnet.ts';
import type { WorldAccountName } from '../../devnet/world/accounts.ts';
import {
  type Actor,
  logIn,
  messengerActor,
  openChat,
  openInMessenger,
  openPlain,
  plainActor,
} from '../../e2e/actors.ts';
import { listen, listenToPage } from '../../e2e/secretWatch.ts';
import type { Deed } from './kinds.ts';
import { BUG_SHOWN, holdPages, setPageClock } from './pageHands.ts';

/** A device's record of a transaction (miniapp's pending.ts). */
export interface KeptTransaction {
  readonly id: string;
  readonly phase: string;
  readonly told?: string;
  readonly error: { readonly code: string } | null;
}

/** A person; with a number: in the messenger. */
export interface PersonRow {
  readonly name: WorldAccountName;
  readonly uid?: number;
}

export const stormPersons: readonly PersonRow[] = [
  { name: 'alice-trader7', uid: 7001001 },
  { name: 'bob-holder2' },
  { name: 'carol-pools3', uid: 7001005 },
];

/** The time limit for a step of a form. */
const STEP_MS = 20_000;

/** A person with their own browser, whose app may be closed, killed and reopened. */
export class Person {
  readonly name: WorldAccountName;
  readonly #devnet: Devnet;
  readonly #uid: number | undefined;
  /** All data that has left their pages since the list was last emptied. */
  readonly heard: string[] = [];
  /** Uncaught errors in their pages. */
  readonly pageErrors: string[] = [];
  /** The state of everything signed, as last reported by their device. */
  readonly kept = new Map<string, KeptTransaction>();
  actor: Actor;

  private constructor(devnet: Devnet, { name, uid }: PersonRow, actor: Actor) {
    this.#devnet = devnet;
    this.#uid = uid;
    this.name = name;
    this.actor = actor;
  }

  /** Opens the app and logs in. `devnet.botUrl` serves the app. */
  static async open(browser: Browser, devnet: Devnet, row: PersonRow): Promise<Person> {
    let opening: Page | undefined;
    const options = {
      isWelcomed: true,
      locale: 'en-US',
      watch: async (page: Page) => {
        opening = page;
        await holdPages(page.context());
      },
    };
    const actor =
      row.uid === undefined
        ? await openPlain(browser, devnet, options)
        : await openInMessenger(browser, devnet, row.uid, options);
    const person = new Person(devnet, row, actor);
    if (opening !== undefined) person.#watch(opening, listen);
    await logIn(actor, row.name);
    actor.context.setDefaultTimeout(STEP_MS);
    return person;
  }

  /** Shows a screen of the app, like a link in it. */
  async goTo(path: string): Promise<void> {
    await this.actor.screen.evaluate((_, to) => window.history.pushState({ inApp: true }, '', to), path);
  }

  /**
   * Reads and remembers the device's current records of transactions. Reloads an app first that the browser could not
   * load, as any user would.
   */
  async readKept(): Promise<readonly KeptTransaction[]> {
    if (await this.#isLost()) await this.reopen('reload');
    const text = await this.actor.screen.evaluate(() => localStorage.getItem('xbts.pending') ?? '{}');
    const { state } = JSON.parse(text) as { state?: { transactions?: KeptTransaction[] } };
    const rows = state?.transactions ?? [];
    for (const row of rows) this.kept.set(row.id, row);
    return rows;
  }

  /**
   * True if the browser shows its own page of a failed load instead of the app: a bot may die between a reload and its
   * answer.
   */
  async #isLost(): Promise<boolean> {
    return (await this.actor.screen.evaluate(() => window.location.protocol)) === 'chrome-error:';
  }

  /** The text on the screen, and the app's short messages. */
  async seen(): Promise<string> {
    const { screen } = this.actor;
    const [text, said] = [
      (await screen.textContent()) ?? '',
      await screen.evaluate(() => window.saidInPassing),
    ];
    return `${this.actor.page.url()} ${text.replaceAll(/\s+/gu, ' ').slice(0, 1_500)} (said: ${said.join(' | ')})`;
  }

  /**
   * Ends the page in one of the ways of a deed, and reopens the app on the same device. Rejects when it does not open;
   * can be retried.
   */
  async reopen(how: Extract<Deed['turmoil'], 'reload' | 'crash' | 'reopen'>): Promise<void> {
    const { context, page } = this.actor;
    // After an earlier try the page may be gone already.
    if (how === 'crash' && !page.isClosed()) await crash(page);
    if (how !== 'reload') await page.close();
    const next = page.isClosed() ? await context.newPage() : page;
    if (next !== page) this.#watch(next, listenToPage);
    try {
      this.actor = await this.#openOn(next);
    } catch (error) {
      if (next !== page) await next.close();
      throw error;
    }
  }

  async #openOn(page: Page): Promise<Actor> {
    const { context } = this.actor;
    const isWelcomed = true;
    let actor: Actor;
    if (this.#uid === undefined) {
      await page.goto(`${this.#devnet.botUrl}/wallet`);
      actor = plainActor(context, page, isWelcomed);
    } else {
      await (await openChat(page, this.#devnet, this.#uid)).click();
      actor = messengerActor(context, page, isWelcomed);
    }
    await actor.screen.locator('main').first().waitFor();
    return actor;
  }

  async setClock(seconds: number): Promise<void> {
    await setPageClock(this.actor, seconds);
  }

  #watch(page: Page, hear: typeof listen): void {
    hear(page, this.heard);
    page.on('pageerror', (error) => this.pageErrors.push(`${error.message} ${error.stack ?? ''}`));
    page.on('console', (message) => {
      if (message.text().startsWith(BUG_SHOWN)) this.pageErrors.push(message.text());
    });
  }
}

/** Kills the page's process, like a phone that needs its memory. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = new Promise((resolve) => page.once('crash', resolve));
  // Nobody answers any more.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
