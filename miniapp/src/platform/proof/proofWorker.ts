import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import type {
  FromProofWorker,
  ProofAnswer,
  ProofQuestion,
  ToProofWorker,
  WitnessAnswer,
} from './protocol.ts';

/** How long the worker stays after its last answer: each block brings a question about a transaction. */
const IDLE_MS = 60_000;

interface Waiting {
  readonly resolve: (answer: ProofAnswer) => void;
  readonly reject: (error: AppError) => void;
  readonly readWitnesses: () => Promise<WitnessAnswer>;
}

const isErrorCode = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let nextId = 1;

/**
 * Asks the worker, which starts on demand.
 * @throws AppError the worker's own; unexpected when it cannot start or has failed
 */
export function askProofWorker(
  question: ProofQuestion,
  readWitnesses: () => Promise<WitnessAnswer>,
): Promise<ProofAnswer> {
  clearTimeout(idle);
  return new Promise<ProofAnswer>((resolve, reject) => {
    const id = nextId;
    nextId += 1;
    waiting.set(id, { resolve, reject, readWitnesses });
    worker ??= start();
    worker.postMessage({ id, question } satisfies ToProofWorker);
  }).finally(() => {
    if (waiting.size === 0) idle = setTimeout(() => end('idle'), IDLE_MS);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./prover.ts', import.meta.url), { type: 'module', name: 'proof' });
  started.onmessage = ({ data }: MessageEvent<FromProofWorker>) => receive(data);
  started.onerror = () => end('the worker of proofs failed');
  return started;
}

function end(detail: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new AppError('unexpected', { detail }));
  waiting.clear();
}

function receive(message: FromProofWorker): void {
  if ('needs' in message) {
    void readNeeded(message.needs);
    return;
  }
  const caller = waiting.get(message.id);
  waiting.delete(message.id);
  if ('answer' in message) caller?.resolve(message.answer);
  else caller?.reject(new AppError(isErrorCode(message.code) ? message.code : 'unexpected', message.facts));
}

/** Any waiting caller can read for the worker: they all ask the same chain. */
async function readNeeded(needed: number): Promise<void> {
  const [reader] = waiting.values();
  // Nodes that disagree or are down: the worker's caller learns that nothing could be read.
  const witnesses = (await reader?.readWitnesses().catch(() => null)) ?? null;
  worker?.postMessage({ needed, witnesses } satisfies ToProofWorker);
}
