import type { JsonValue } from '../../json.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { ProcessedTransaction } from '../../ledger/objects/blocks.ts';
import type { DynamicGlobalProperties } from '../../ledger/objects/properties.ts';
import type { State } from '../../ledger/state.ts';
import type { ApiName } from '../access.ts';
import type { InventedRecord } from './inventedRecord.ts';

/** One request, after its API id was resolved. */
export interface Call {
  readonly api: ApiName;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Runs a call one step nearer to the truth; the answer is what a node prints. */
export type Ask = (call: Call) => Promise<JsonValue>;

export type JsonObject = { [member: string]: JsonValue };

export type NoticeKind = 'objects' | 'block' | 'pending' | 'market' | 'confirmation';

/** A branch of the liar's own: every block after `after` is linked and signed again. */
export interface Fork {
  readonly after: number;
  /** Witnesses that sign in turn; absent for those that really did. */
  readonly witnesses?: readonly string[];
}

/** What one lie does to what a node says. Each member is pure; what a lie must remember is taken down when it is switched on. */
export interface Distortion {
  /** The head; its id is the liar's chain's to fill in. */
  head?(head: DynamicGlobalProperties): DynamicGlobalProperties;
  /** The time of a block. */
  blockTime?(time: string): string;
  /** Whether a transaction is kept from blocks, histories and notices. */
  isHidden?(transaction: Pick<ProcessedTransaction, 'operations'>): boolean;
  readonly fork?: Fork;
  /** Operations that never were, newest first. */
  readonly invented?: readonly InventedRecord[];
  /** A chain object wherever an answer or a notice carries it; null for one that is kept back. */
  object?(object: JsonObject): JsonObject | null;
  /** A call: changed before it is asked, answered without asking, or changed afterwards. */
  answer?(call: Call, ask: Ask): Promise<JsonValue>;
  /** The argument of a notice; undefined when it is not sent. */
  notice?(kind: NoticeKind, argument: JsonValue): JsonValue | undefined;
}

/** The truth, as the node has it. */
export interface World {
  readonly ledger: Ledger;
  readonly state: State;
  head(): DynamicGlobalProperties;
}

/** One kind of lie: a row of the table. */
export interface Lie<Settings> {
  /** One sentence for the page of the controls, with the form of the settings. */
  readonly about: string;
  /** The settings that tell the truth. */
  readonly off: Settings;
  /** Settings for a button of the page. */
  readonly example: Settings;
  distort(settings: Settings, world: World): Distortion;
}
