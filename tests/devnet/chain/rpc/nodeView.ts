import type { NodeFaults } from '../faults.ts';
import type { AppliedBlock, Ledger } from '../ledger/ledger.ts';
import type { SignedBlock } from '../ledger/objects/blocks.ts';
import type { DynamicGlobalProperties } from '../ledger/objects/properties.ts';
import type { ChainObject } from '../ledger/objects.ts';
import type { State } from '../ledger/state.ts';
import { headAsOf } from './headAsOf.ts';
import { Liar } from './lies/liar.ts';

/** The last instance of a block summary. */
const MOST_SUMMARIES = 0xffff;

type AppliedListener = (applied: AppliedBlock) => void;

interface HeldBlock {
  applied: AppliedBlock;
  /** Wall time in milliseconds at which a lagging node learns of the block. */
  dueMs: number;
}

/** The ledger as one node sees it: late when it lags, frozen while it is stalled. */
export class NodeView {
  readonly ledger: Ledger;
  readonly faults: NodeFaults;
  /** Sits between this view's data and every answer and notice. */
  readonly liar: Liar;
  readonly #listeners = new Set<AppliedListener>();
  readonly #stops: Array<() => void>;
  #held: HeldBlock[] = [];
  #timer: NodeJS.Timeout | undefined;
  #frozen: State | undefined;

  constructor(ledger: Ledger, faults: NodeFaults) {
    this.ledger = ledger;
    this.faults = faults;
    this.liar = this.#createLiar();
    this.#stops = [
      ledger.onBlock((applied) => this.#hold(applied)),
      faults.onChange(({ lies, isLyingInListsOnly }) => {
        this.#freezeOrThaw();
        this.liar.adopt(lies, isLyingInListsOnly);
        this.#release();
      }),
      faults.onReset(() => this.liar.swallowed.forget()),
    ];
    this.#freezeOrThaw();
    this.liar.adopt(faults.settings.lies, faults.settings.isLyingInListsOnly);
  }

  /** The state that answers reads. */
  get state(): State {
    return this.#frozen ?? this.ledger.state;
  }

  /** Object 2.1.0 as this node has it. */
  dynamic(): DynamicGlobalProperties {
    const head = this.state.dynamic;
    const { lagSeconds } = this.faults.settings;
    if (lagSeconds <= 0) return head;
    return headAsOf(this.ledger, head, Date.parse(`${head.time}Z`) - lagSeconds * 1000);
  }

  /** An object by id, as far as this node knows it; block summaries are separate from the state. */
  object(id: string): ChainObject | undefined {
    const reference = /^2\.8\.(\d+)$/.exec(id)?.[1];
    if (reference === undefined) return this.state.store.object(id);
    return Number(reference) > MOST_SUMMARIES ? undefined : this.ledger.blockSummary(Number(reference));
  }

  /** The block, as far as this node's head reaches. */
  block(number: number): SignedBlock | undefined {
    return number > this.dynamic().head_block_number ? undefined : this.ledger.block(number);
  }

  /** The chain id that the node claims. */
  chainId(): string {
    return this.faults.settings.chainId ?? this.ledger.chainId;
  }

  /** Calls the listener for each block when this node learns of it; returns the unsubscriber. */
  onApplied(listener: AppliedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
    this.#listeners.clear();
    this.#held = [];
  }

  #createLiar(): Liar {
    const stateNow = (): State => this.state;
    return new Liar({
      ledger: this.ledger,
      get state() {
        return stateNow();
      },
      head: () => this.dynamic(),
    });
  }

  #hold(applied: AppliedBlock): void {
    this.#held.push({ applied, dueMs: Date.now() + this.faults.settings.lagSeconds * 1000 });
    this.#release();
  }

  /** Reports every due block; after a stall or lag, all missed ones, in order. */
  #release(): void {
    clearTimeout(this.#timer);
    const { isStalled, lagSeconds } = this.faults.settings;
    if (isStalled) return;
    while (this.#held.length > 0) {
      const first = this.#held[0];
      if (first === undefined) return;
      const waitMs = lagSeconds > 0 ? first.dueMs - Date.now() : 0;
      if (waitMs > 0) {
        this.#timer = setTimeout(() => this.#release(), waitMs);
        return;
      }
      this.#held.shift();
      const applied = this.liar.applied(first.applied);
      for (const listener of [...this.#listeners]) listener(applied);
    }
  }

  #freezeOrThaw(): void {
    if (!this.faults.settings.isStalled) this.#frozen = undefined;
    else this.#frozen ??= this.ledger.state.copy();
  }
}
