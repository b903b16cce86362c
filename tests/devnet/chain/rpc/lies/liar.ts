import { encodeJson, type JsonValue } from '../../json.ts';
import type { AppliedBlock } from '../../ledger/ledger.ts';
import { blockAnswers } from './blockAnswers.ts';
import { everyObject } from './everyObject.ts';
import { historyAnswers } from './historyAnswers.ts';
import { isList } from './isList.ts';
import type { Ask, Call, Distortion, JsonObject, NoticeKind, World } from './lie.ts';
import { LieChain } from './lieChain.ts';
import { type LieName, type Lies, lieRows } from './lieTable.ts';
import { SwallowedTransactions } from './swallowed.ts';

interface Told {
  readonly settings: unknown;
  readonly distortion: Distortion;
}

/** The distortions of one node; inactive while every lie is off. */
export class Liar {
  readonly swallowed: SwallowedTransactions;
  readonly #world: World;
  readonly #chain: LieChain;
  readonly #always: readonly Distortion[];
  #told = new Map<LieName, Told>();
  #inListsOnly = false;

  constructor(world: World) {
    this.#world = world;
    this.swallowed = new SwallowedTransactions(world.ledger, () => this.#told.size > 0);
    this.#chain = new LieChain(world, this.swallowed, () => this.#chosen());
    const invented = () => [
      ...this.swallowed.records,
      ...this.#chosen().flatMap((distortion) => distortion.invented ?? []),
    ];
    this.#always = [blockAnswers(this.#chain, this.swallowed), historyAnswers(world, invented)];
  }

  /**
   * Applies new settings; a lie with unchanged settings continues. @throws RangeError and NodeError for settings that
   * name nothing
   */
  adopt(lies: Lies, inListsOnly = false): void {
    this.#inListsOnly = inListsOnly;
    const next = new Map<LieName, Told>();
    for (const [name, lie] of lieRows) {
      const settings: unknown = lies[name];
      if (JSON.stringify(settings) === JSON.stringify(lie.off)) continue;
      const before = this.#told.get(name);
      const isSame = before !== undefined && before.settings === settings;
      next.set(name, isSame ? before : { settings, distortion: lie.distort(settings, this.#world) });
    }
    this.#told = next;
    this.#chain.forget(0);
  }

  /** The answer to a call: printed, and changed by every lie in force. Runs `ask` at once when there is none. */
  answer(call: Call, ask: (call: Call) => unknown): unknown {
    if (!this.#isLying() || (this.#inListsOnly && !isList(call.method))) return ask(call);
    const truth: Ask = async (asked) => this.#tellObjects(encodeJson(await ask(asked)));
    return this.#layers().reduceRight<Ask>(
      (inner, { answer }) => (answer === undefined ? inner : (asked) => answer(asked, inner)),
      truth,
    )(call);
  }

  /** The argument of a notice; undefined if there is none to send. */
  notice(kind: NoticeKind, argument: unknown): unknown {
    if (!this.#isLying() || this.#inListsOnly) return argument;
    const objects = this.#tellObjects(encodeJson(argument));
    const shown = Array.isArray(objects) ? objects.filter((told) => told !== null) : objects;
    const told = this.#layers().reduceRight<JsonValue | undefined>((said, { notice }) => {
      return said === undefined || notice === undefined ? said : notice(kind, said);
    }, shown);
    return Array.isArray(told) && told.length === 0 ? undefined : told;
  }

  /** A block as listeners get it; swallowed transactions are put into it. */
  applied(applied: AppliedBlock): AppliedBlock {
    this.#chain.forget(applied.number - 1);
    this.swallowed.place(applied);
    if (!this.#isLying()) return applied;
    const shown = applied.transactions.filter(({ transaction }) => !this.#chain.isHidden(transaction));
    return { ...applied, transactions: [...shown, ...this.swallowed.inBlock(applied.number)] };
  }

  #isLying(): boolean {
    return this.#told.size > 0 || !this.swallowed.isEmpty;
  }

  #chosen(): Distortion[] {
    return [...this.#told.values()].map(({ distortion }) => distortion);
  }

  /** The outermost first. */
  #layers(): Distortion[] {
    return [...this.#chosen(), ...this.#always];
  }

  #tellObjects(answer: JsonValue): JsonValue {
    const tell = (object: JsonObject): JsonObject | null =>
      this.#layers().reduceRight<JsonObject | null>(
        (told, { object: change }) => (told === null || change === undefined ? told : change(told)),
        object,
      );
    return everyObject(answer, tell);
  }
}
