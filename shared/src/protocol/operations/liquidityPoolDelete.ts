import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, fee, pool } from '../packedParts.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';
import { anAccount, aPool } from './recordedParts.ts';

export interface LiquidityPoolDelete extends WithFee {
  account: string;
  pool: string;
  extensions: [];
}

export const liquidityPoolDelete = {
  payer: 'account',
  layout: () => ({ fee, account, pool, extensions: nothing }),
  feeDefaults: { fee: 0n },
  fee: flatFee,
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ pool: id }) => [fact('poolDelete', { pool: id })],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<LiquidityPoolDelete>;

export const liquidityPoolDeleteHistory = feeHistory(
  operationType.liquidity_pool_delete,
  { account: anAccount, pool: aPool },
  ({ pool: poolId }) => ({ poolId }),
);
