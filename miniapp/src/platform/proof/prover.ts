import { deferred } from '@xbts/shared/engine/deferred.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { createProofAnswers } from './answerProof.ts';
import type { FromProofWorker, ToProofWorker, WitnessAnswer } from './protocol.ts';

/*
 * Proves blocks outside of the page's thread. It has no connection: the page sends it blocks and headers, and reads
 * witnesses for it.
 */

const post = (message: FromProofWorker): void => self.postMessage(message);

const waiting = new Map<number, (witnesses: WitnessAnswer | null) => void>();
let nextNeed = 1;

const answer = createProofAnswers({
  codec: blockCodec,
  readWitnesses: async () => {
    const { promise, resolve } = deferred<WitnessAnswer | null>();
    const need = nextNeed;
    nextNeed += 1;
    waiting.set(need, resolve);
    post({ needs: need });
    const witnesses = await promise;
    if (witnesses === null) throw new AppError('node.unreachable', { method: 'get_witnesses' });
    return witnesses;
  },
});

self.onmessage = async ({ data }: MessageEvent<ToProofWorker>) => {
  if ('needed' in data) {
    waiting.get(data.needed)?.(data.witnesses);
    waiting.delete(data.needed);
    return;
  }
  const { id, question } = data;
  try {
    post({ id, answer: await answer(question) });
  } catch (error) {
    if (error instanceof AppError) post({ id, code: error.code, facts: error.facts });
    else post({ id, code: 'unexpected', facts: { detail: error instanceof Error ? error.name : 'thrown' } });
  }
};
