import type { AppError } from '@xbts/shared/errors/appError.ts';
import type { ReactNode } from 'react';
import type { PaymentRequest } from '../../../recipients/model/paymentLink.ts';

/** What the form begins with: a request with where it comes from, or what is wrong with it; then nothing of it is taken. */
export interface Preset {
  request: PaymentRequest;
  error: AppError | null;
  /** In place of the sentence about payment links. */
  origin?: ReactNode;
  /** In place of the sentence about what is wrong. */
  refusal?: ReactNode;
}
