import type { QueryClient } from '@tanstack/react-query';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { readPayToken } from '@xbts/shared/services/payScreen.ts';
import { type PaymentRequest, readPaymentQuery } from '../../../recipients/model/paymentLink.ts';
import { recipientQuery } from '../../../recipients/model/recipient.ts';
import { typedName } from '../../../recipients/model/typedName.ts';
import type { Preset } from './preset.ts';

const nothing: PaymentRequest = { to: '', asset: '', amount: '', memo: '' };

/**
 * The request in an address that contains the whole payment, in its parts or in one token; null if the bot stores it.
 */
export function linkedPayment(search: string): Preset {
  try {
    const token = new URLSearchParams(search).get('pay');
    return { request: token === null ? readPaymentQuery(search) : readPayToken(token), error: null };
  } catch (error) {
    if (error instanceof AppError) return { request: nothing, error };
    throw error;
  }
}

/** Reads who is paid, so that the form is drawn with them; what fails it reads again, and says so. */
export async function readLinkedRecipient(queries: QueryClient, search: string): Promise<void> {
  const name = typedName(linkedPayment(search).request.to);
  if (name !== '') await queries.prefetchQuery(recipientQuery(name));
}
