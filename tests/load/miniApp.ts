import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { privateKeyFromPassword } from '@xbts/shared/protocol/keys.ts';
import { signDigest } from '@xbts/shared/protocol/signing.ts';
import { subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import { launchSessionHeader } from '@xbts/shared/services/launchSession.ts';
import { type Answer, AppConnection, type Request } from './appConnection.ts';
import type { createTally } from './tally.ts';

/** The owner of an app. */
export interface Owner {
  readonly userId: number;
  readonly launchData: string;
  readonly account: string;
  readonly password: string;
}

type Count = ReturnType<typeof createTally>;

/** The number of retries of a refused app before its user gives up. */
const TRIES = 4;

/** Refused too often, or not answered at all: its user has given up. */
class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** A simulated mini app: it sends the requests of the real one to its server, and retries when asked to. */
export class MiniApp {
  readonly #line: AppConnection;
  readonly #owner: Owner;
  readonly #count: Count;
  readonly #session = randomBytes(16).toString('hex');

  constructor(port: number, owner: Owner, count: Count) {
    // A unique address from 10.0.0.0/8, by its user's number.
    const { userId } = owner;
    const address = `10.${(userId >> 16) & 255}.${(userId >> 8) & 255}.${userId & 255}`;
    this.#line = new AppConnection(port, address);
    this.#owner = owner;
    this.#count = count;
  }

  /** Opens: the page with its files, the configuration, the account, prices and the subscription. False: given up. */
  open(files: readonly string[]): Promise<boolean> {
    return this.#untilGivenUp(async () => {
      const began = performance.now();
      for (const path of ['/', ...files, '/config.json', ...this.reads()]) await this.#ask({ path });
      await this.#ask({ path: '/api/v1/subscription', headers: this.#personal() });
      this.#count.opened(performance.now() - began);
    });
  }

  /** Subscribes its user to payments, like the real one: a challenge, and a signature of the account's key. */
  subscribe(): Promise<boolean> {
    return this.#untilGivenUp(async () => {
      const { account, password, userId } = this.#owner;
      const challenge = await this.#post('/api/v1/subscription/challenge', {});
      const { nonce, chainId, botId } = JSON.parse(challenge.text) as Record<string, string> & {
        nonce: string;
      };
      const proof = { chainId: chainId ?? '', botId: botId ?? '', userId: String(userId), account, nonce };
      const key = privateKeyFromPassword(account, 'active', password);
      const signature = Buffer.from(signDigest(subscriptionDigest(proof), key)).toString('hex');
      const kinds = ['payout', 'incomingTransfer'];
      await this.#post('/api/v1/subscription', { account, nonce, signature, kinds, language: 'en' });
    });
  }

  /** Stays open until `until`, with one request per interval. */
  async idle(until: number, everyMs: number): Promise<void> {
    const paths = this.reads();
    // Not all at the same moment.
    await wait(Math.random() * everyMs);
    for (let turn = 0; performance.now() < until; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      if (!(await this.#untilGivenUp(async () => void (await this.#ask({ path }))))) return;
      await wait(Math.min(everyMs, Math.max(0, until - performance.now())));
    }
  }

  close(): void {
    this.#line.close();
  }

  /** The repeated reads. */
  reads(): string[] {
    return [
      '/api/v1/tickers',
      `/api/v1/get-account/${this.#owner.account}`,
      '/market/price/bts-bitshares',
      '/api/v1/global-properties',
    ];
  }

  async #post(path: string, body: object): Promise<Answer> {
    const headers = { ...this.#personal(), 'Content-Type': 'application/json' };
    return this.#ask({ method: 'POST', path, headers, body: JSON.stringify(body) });
  }

  #personal(): Record<string, string> {
    return { Authorization: `tma ${this.#owner.launchData}`, [launchSessionHeader]: this.#session };
  }

  async #ask(request: Request): Promise<Answer> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const began = performance.now();
      const answer = await this.#line.ask(request);
      this.#count.answer(answer.status, answer.retryAfter, performance.now() - began);
      if (answer.status !== 503 || answer.retryAfter === undefined) return answer;
      await wait(answer.retryAfter * 1_000);
    }
    throw new GivenUp();
  }

  async #untilGivenUp(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      // Broken connections are expected, and counted.
      if (!(error instanceof GivenUp))
        this.#count.failure(error instanceof Error ? error.message : String(error));
      this.#line.close();
      return false;
    }
  }
}
