import { useQuery } from '@tanstack/react-query';
import { roleFor } from '@xbts/shared/protocol/authorityChange.ts';
import type { AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import type { ReactNode } from 'react';
import { Failure } from '../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { readAccount } from '../../account/model/readAccount.ts';
import { useLeaving } from '../../account/model/useLeaving.ts';
import { CANCELLED, closeReview, type ReviewRequest } from '../../transactions/model/review.ts';
import { useProposalT } from '../texts/proposalTexts.ts';
import { ProposalOffer } from './ProposalOffer.tsx';

/** A single key: if it is not on this device, there is nobody else to ask for a signature. */
const isPlain = ({ account_auths, key_auths }: AccountAuthority): boolean =>
  account_auths.length === 0 && key_auths.length < 2;

export interface ProposalSheetProps {
  request: ReviewRequest;
  /** Rendered instead for an account with one key. */
  children: ReactNode;
}

/** Replaces the review for an account that needs more signatures than this device has. */
export function ProposalSheet({ request, children }: ProposalSheetProps) {
  const t = useProposalT();
  const { data, error, refetch } = useQuery({
    queryKey: ['proposalOffer', request.account],
    queryFn: () => readAccount(request.account),
    staleTime: 0,
  });
  const close = () => closeReview(CANCELLED);
  useLeaving(close);
  const role = roleFor(request.operations);
  if (data !== undefined && isPlain(data[role])) return children;
  return (
    <Sheet isOpen title={t('offer.title')} onClose={close}>
      {data !== undefined && <ProposalOffer request={request} account={data} role={role} />}
      {data === undefined && error !== null && <Failure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonCells count={4} />}
    </Sheet>
  );
}
