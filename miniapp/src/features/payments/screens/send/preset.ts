import type { AppError } from '@xbts/shared/errors/appError.ts';
import type { ReactNode } from 'react';
import type { PaymentRequest } from '../../../recipients/model/paymentLink.ts';

/** The initial form: a request with its source, or its fault, in which case nothing is filled in. */
export interface Preset {
  request: PaymentRequest;
  error: AppError | null;
  /** Replaces the sentence about payment links. */
  origin?: ReactNode;
  /** Replaces the sentence about the fault. */
  refusal?: ReactNode;
}
