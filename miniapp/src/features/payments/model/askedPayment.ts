import { AppError } from '@xbts/shared/errors/appError.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import {
  type AskedPayment,
  type KeptRequest,
  paymentRequestPaths,
  requestIdSchema,
} from '@xbts/shared/services/paymentRequests.ts';
import { readPayToken } from '@xbts/shared/services/payScreen.ts';
import * as v from 'valibot';
import { fetchJson } from '../../../platform/server/dataServer.ts';
import { withOwnCodes } from '../../../platform/server/ownCodes.ts';

/** A payment that is asked for; what the bot says besides where it keeps it, null where the link holds it all. */
export interface Asked {
  readonly asked: AskedPayment;
  readonly kept: Pick<KeptRequest, 'madeAt' | 'paidBlock'> | null;
}

/**
 * What an address with `pay=` or `req=` asks for. Whoever made it is not known, and the bot is not believed: it fills in a form.
 * @throws AppError payment_link.malformed, payment_request.*, service.*
 */
export async function readAsked(search: string, signal?: AbortSignal): Promise<Asked> {
  const query = new URLSearchParams(search);
  const id = query.get('req');
  if (id === null) return { asked: readPayToken(query.get('pay') ?? ''), kept: null };
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
