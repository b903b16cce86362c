import { AppError } from '@xbts/shared/errors/appError.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import {
  type AskedPayment,
  paymentRequestPaths,
  requestIdSchema,
  type SavedRequest,
} from '@xbts/shared/services/paymentRequests.ts';
import * as v from 'valibot';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import { withOwnCodes } from '../../../platform/server/ownCodes.ts';

/** A payment that is asked for, and what the bot that keeps it says besides. */
export interface Asked {
  readonly asked: AskedPayment;
  readonly kept: Pick<SavedRequest, 'madeAt' | 'paidBlock'>;
}

/**
 * What an address with `req=` asks for. Whoever made it is not known, and the bot is not believed: it fills in a form.
 * @throws AppError payment_request.*, service.*
 */
export async function readAsked(search: string, signal?: AbortSignal): Promise<Asked> {
  const id = new URLSearchParams(search).get('req');
  if (!v.is(requestIdSchema, id)) throw new AppError('payment_request.unknown');
  const {
    madeAt,
    paidBlock,
    expiresAt: _,
    ...asked
  } = await withOwnCodes(() =>
    callService(fetchJson, paymentRequestPaths.read, { params: { id } }, { signal }),
  );
  return { asked, kept: { madeAt, paidBlock } };
}
