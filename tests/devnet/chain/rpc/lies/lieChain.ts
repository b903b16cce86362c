import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { encodeJson } from '../../json.ts';
import type { ProcessedTransaction, SignedBlock } from '../../ledger/objects/blocks.ts';
import type { DynamicGlobalProperties } from '../../ledger/objects/properties.ts';
import { toSeconds, toTime } from '../../ledger/time.ts';
import { type ForgedBlock, forgedRoot, sealForged } from './forgedHeader.ts';
import type { Distortion, World } from './lie.ts';
import type { SwallowedTransactions } from './swallowed.ts';

/** A longer run of forged blocks is not linked from its start: signing 20 hours of them would take a minute. */
const LONGEST_LINK = 256;

/** The blocks of a liar: the true ones, changed where a lie needs it, and invented ones beyond the head. */
export class LieChain {
  readonly #world: World;
  readonly #swallowed: SwallowedTransactions;
  readonly #distortions: () => readonly Distortion[];
  #forged = new Map<number, ForgedBlock>();

  constructor(world: World, swallowed: SwallowedTransactions, distortions: () => readonly Distortion[]) {
    this.#world = world;
    this.#swallowed = swallowed;
    this.#distortions = distortions;
  }

  head(): DynamicGlobalProperties {
    const head = this.#saidHead();
    return { ...head, head_block_id: this.id(head.head_block_number) };
  }

  /** The block, up to the reported head. */
  block(number: number): SignedBlock | undefined {
    if (number < 1 || number > this.#saidHead().head_block_number) return undefined;
    return this.#isForged(number) ? this.#forgedAt(number).block : this.#retold(number);
  }

  id(number: number): string {
    const real = this.#isForged(number) ? undefined : this.#world.ledger.blockId(number);
    return real ?? this.#forgedAt(number).id;
  }

  isHidden(transaction: Pick<ProcessedTransaction, 'operations'>): boolean {
    return this.#distortions().some(({ isHidden }) => isHidden?.(transaction));
  }

  /** Forgets forged blocks from the true head `after` on: the chain has moved, or a lie has changed. */
  forget(after: number): void {
    this.#forged = new Map([...this.#forged].filter(([number]) => number <= after));
  }

  #saidHead(): DynamicGlobalProperties {
    return this.#distortions().reduce((head, one) => one.head?.(head) ?? head, this.#world.head());
  }

  /** The first block that is forged, not only changed. */
  #firstForged(): number {
    const forks = this.#distortions().flatMap(({ fork }) => fork?.after ?? []);
    return Math.min(this.#world.head().head_block_number, ...forks) + 1;
  }

  #isForged(number: number): boolean {
    return number >= this.#firstForged();
  }

  #forgedAt(number: number): ForgedBlock {
    let at = this.#firstForged();
    while (this.#forged.has(at) && at < number) at += 1;
    if (number - at > LONGEST_LINK) at = number - (number % LONGEST_LINK);
    for (; at <= number; at += 1) {
      if (!this.#forged.has(at)) this.#forged.set(at, this.#forge(at));
    }
    return this.#forged.get(number) ?? this.#forge(number);
  }

  #forge(number: number): ForgedBlock {
    const { ledger, state } = this.#world;
    const head = this.#world.head();
    const interval = state.global.parameters.block_interval;
    const ahead = number - head.head_block_number;
    const real = ahead > 0 ? undefined : ledger.block(number);
    const witnesses = this.#distortions().find(({ fork }) => fork?.witnesses)?.fork?.witnesses;
    const turns = witnesses ?? state.global.active_witnesses;
    const turn = turns[number % turns.length] ?? head.current_witness;
    const transactions = this.#transactions(number, real);
    return sealForged(number, {
      previous: this.#previousOf(number),
      timestamp: this.#time(real?.timestamp ?? toTime(toSeconds(head.time) + ahead * interval)),
      witness: witnesses === undefined ? (real?.witness ?? turn) : turn,
      transaction_merkle_root: this.#rootOf(transactions),
      extensions: [],
      transactions,
    });
  }

  #previousOf(number: number): string {
    const before = number - 1;
    const known = this.#isForged(before) ? this.#forged.get(before)?.id : this.#world.ledger.blockId(before);
    return known ?? before.toString(16).padStart(8, '0') + digest(`${before}`).slice(0, 32);
  }

  /** A true block with other transactions: the root fits them, and id, links and signature stay as they were. */
  #retold(number: number): SignedBlock | undefined {
    const real = this.#world.ledger.block(number);
    if (real === undefined) return undefined;
    const transactions = this.#transactions(number, real);
    const isChanged =
      transactions.length !== real.transactions.length ||
      transactions.some((transaction, index) => transaction !== real.transactions[index]);
    const timestamp = this.#time(real.timestamp);
    if (!isChanged) return { ...real, timestamp };
    return { ...real, timestamp, transaction_merkle_root: this.#rootOf(transactions), transactions };
  }

  #transactions(number: number, real: SignedBlock | undefined): ProcessedTransaction[] {
    const shown = (real?.transactions ?? []).filter((transaction) => !this.isHidden(transaction));
    return [...shown, ...this.#swallowed.inBlock(number).map(({ transaction }) => transaction)];
  }

  #time(time: string): string {
    return this.#distortions().reduce((told, one) => one.blockTime?.(told) ?? told, time);
  }

  #rootOf(transactions: readonly ProcessedTransaction[]): string {
    const packed = (transaction: ProcessedTransaction): string =>
      this.#world.ledger.transactionHex(encodeJson(transaction), true);
    // The results of a stored transaction are empty: one zero byte.
    return forgedRoot(transactions.map((transaction) => hexToBytes(`${packed(transaction)}00`)));
  }
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
