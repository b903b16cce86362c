import { AppError } from '../errors/appError.ts';
import { type AgreedWitnesses, type WitnessReading, withReading } from '../protocol/agreedWitnesses.ts';
import { blockIdOf, blockNumberOf, type SignedHeader } from '../protocol/blockHeader.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import type { RecoverPublicKey } from '../protocol/signature.ts';
import { countSigned, type SignedCount } from '../protocol/witnessSet.ts';
import { isSignedByWitness } from '../protocol/witnessSignature.ts';

/** The number of headers kept: several rounds on top of the block in question. */
const HELD = 400;

export interface LightChainOptions {
  /** Stored, or just read. */
  readonly witnesses: AgreedWitnesses;
  /** Reads the witnesses again, from two nodes that must agree. */
  readonly readWitnesses: () => Promise<{ reading: WitnessReading; nodes: readonly string[] }>;
  /** Stores newly read witnesses on the device. */
  readonly keep?: (witnesses: AgreedWitnesses) => void;
  /** Recovers the signer's key; default: that of signature.ts. */
  readonly recover?: RecoverPublicKey | undefined;
}

interface Held {
  readonly header: SignedHeader;
  readonly id: string;
  /** A known key of its witness signed it. */
  readonly isSigned: boolean;
}

/** Linked headers with verified witness signatures, from any source. It requests no headers itself. */
export class LightChain {
  readonly #options: LightChainOptions;
  /** Older blocks may be signed with other keys than the known ones: their headers do not count. */
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
   * Adds headers on top, the first one anywhere. Replacing a header drops the ones built on it.
   * @throws AppError proof.unlinked when a header does not follow, or would undo an irreversible block;
   * proof.wrong_signature for a header that its witness did not sign; and what `readWitnesses` throws
   */
  async add(headers: readonly SignedHeader[]): Promise<void> {
    for (const header of headers) await this.#addOne(header);
  }

  /** The header of a stored block. */
  header(number: number): SignedHeader | undefined {
    return this.#at(number)?.header;
  }

  /** The id of a stored block. */
  id(number: number): string | undefined {
    return this.#at(number)?.id;
  }

  /** The last block made irreversible by the signatures on top of it; 0 when none of the kept blocks is. */
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

  /** Counts the witnesses that signed a block or one on top of it. */
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

  /**
   * True when a known key signed the header. Witnesses are read again after an election, and when a key does not match.
   */
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
