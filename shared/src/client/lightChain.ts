import { AppError } from '../errors/appError.ts';
import { type AgreedWitnesses, type WitnessReading, withReading } from '../protocol/agreedWitnesses.ts';
import { blockIdOf, blockNumberOf, type SignedHeader } from '../protocol/blockHeader.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import type { RecoverPublicKey } from '../protocol/signature.ts';
import { countSigned, type SignedCount } from '../protocol/witnessSet.ts';
import { isSignedByWitness } from '../protocol/witnessSignature.ts';

/** Headers that are held: enough for several rounds on top of the block that is looked at. */
const HELD = 400;

export interface LightChainOptions {
  /** Known before, or read just now. */
  readonly witnesses: AgreedWitnesses;
  /** Reads the witnesses again, from two nodes that must agree. */
  readonly readWitnesses: () => Promise<{ reading: WitnessReading; nodes: readonly string[] }>;
  /** Told of witnesses that were read again, to keep them on the device. */
  readonly keep?: (witnesses: AgreedWitnesses) => void;
  /** Finds who signed; that of signature.ts unless there is a faster one. */
  readonly recover?: RecoverPublicKey | undefined;
}

interface Held {
  readonly header: SignedHeader;
  readonly id: string;
  /** A known key of its witness signed it. */
  readonly isSigned: boolean;
}

/** Headers that are linked and whose witnesses' signatures were checked, whoever gave them. It asks no node for headers itself. */
export class LightChain {
  readonly #options: LightChainOptions;
  /** What was signed before the keys were read may have been signed with others: such a header counts for nothing. */
  readonly #knownSince: number;
  #witnesses: AgreedWitnesses;
  #first = 0;
  #held: Held[] = [];

  constructor(options: LightChainOptions) {
    this.#options = options;
    this.#witnesses = options.witnesses;
    this.#knownSince = options.witnesses.headBlock;
  }

  get witnesses(): AgreedWitnesses {
    return this.#witnesses;
  }

  /** Number of the last header; 0 when there is none. */
  get head(): number {
    return this.#held.length === 0 ? 0 : this.#first + this.#held.length - 1;
  }

  /**
   * Adds headers on top, the first one anywhere. One that replaces a header of another fork takes those on top of it away.
   * @throws AppError proof.unlinked where one does not follow, also one that would undo an irreversible block;
   *   proof.wrong_signature for a header that its witness did not sign; and what `readWitnesses` throws
   */
  async add(headers: readonly SignedHeader[]): Promise<void> {
    for (const header of headers) await this.#addOne(header);
  }

  /** The header of a block that is held. */
  header(number: number): SignedHeader | undefined {
    return this.#at(number)?.header;
  }

  /** The id of a block that is held. */
  id(number: number): string | undefined {
    return this.#at(number)?.id;
  }

  /** The last block that is irreversible by the signatures on top of it; 0 when none of those that are held is. */
  lastIrreversible(): number {
    const signers: string[] = [];
    for (let index = this.#held.length - 1; index >= 0; index -= 1) {
      const held = this.#held[index];
      if (held?.isSigned === true) signers.push(held.header.witness);
      if (countSigned(signers, this.#witnesses.set).isIrreversible) return this.#first + index;
    }
    return 0;
  }

  /** The headers from a block to the head. */
  headersFrom(number: number): readonly SignedHeader[] {
    return this.#held.slice(Math.max(0, number - this.#first)).map(({ header }) => header);
  }

  /** Who signed a block or one on top of it. */
  countFrom(number: number): SignedCount {
    const above = number < this.#first ? [] : this.#held.slice(number - this.#first);
    const signers = above.filter(({ isSigned }) => isSigned).map(({ header }) => header.witness);
    return countSigned(signers, this.#witnesses.set);
  }

  #at(number: number): Held | undefined {
    return number < this.#first ? undefined : this.#held[number - this.#first];
  }

  async #addOne(header: SignedHeader): Promise<void> {
    const number = blockNumberOf(header);
    const id = blockIdOf(header);
    const old = this.#at(number);
    if (old?.id === id) return;
    const isLinked = this.#held.length === 0 || this.#at(number - 1)?.id === header.previous;
    const isUndoing = old !== undefined && this.countFrom(number).isIrreversible;
    if (!isLinked || isUndoing) throw new AppError('proof.unlinked', { block: number });
    const isSigned = await this.#check(header, number);
    if (this.#held.length === 0) this.#first = number;
    this.#held.length = number - this.#first;
    this.#held.push({ header, id, isSigned });
    const tooMany = Math.max(0, this.#held.length - HELD);
    this.#held.splice(0, tooMany);
    this.#first += tooMany;
  }

  /** True when a known key signed the header. Witnesses are read again after an election, and where a key does not fit. */
  async #check(header: SignedHeader, number: number): Promise<boolean> {
    const { nextMaintenance } = this.#witnesses;
    const { recover } = this.#options;
    const isAfterElection = msOfChainTime(header.timestamp) >= msOfChainTime(nextMaintenance);
    if (isAfterElection) await this.#readAnew(number);
    if (isSignedByWitness(header, this.#witnesses.set, recover)) return true;
    if (number <= this.#knownSince) return false;
    if (!isAfterElection) await this.#readAnew(number);
    if (isSignedByWitness(header, this.#witnesses.set, recover)) return true;
    throw new AppError('proof.wrong_signature', { block: number, witness: header.witness });
  }

  async #readAnew(at: number): Promise<void> {
    this.#witnesses = withReading(this.#witnesses, { ...(await this.#options.readWitnesses()), at });
    this.#options.keep?.(this.#witnesses);
  }
}
