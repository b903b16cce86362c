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

/** A payment request, with the bot's further data about it. */
export interface Asked {
  readonly asked: AskedPayment;
  readonly kept: Pick<SavedRequest, 'madeAt' | 'paidBlock'>;
}

/**
 * The request behind an address with `req=`. Its maker is unknown, and the bot is not trusted: it only fills in a form.
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
