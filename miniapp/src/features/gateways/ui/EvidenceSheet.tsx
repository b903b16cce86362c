import { useQuery } from '@tanstack/react-query';
import { chain } from '../../../platform/chain/chain.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { TextExport } from '../../staking/ui/TextExport.tsx';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import { type Evidence, evidenceJson } from './evidenceText.ts';

/** A transaction in its block. */
export interface ProvenPlace {
  readonly transactionId: string;
  readonly blockNum: number;
  readonly trxInBlock: number;
}

export interface EvidenceSheetProps {
  facts: Evidence;
  name: string;
  place: ProvenPlace | null;
  onClose: () => void;
}

/**
 * The evidence as a file, with the proof of the transaction's block that anyone can check by the witnesses' signatures.
 */
export function EvidenceSheet({ facts, name, place, onClose }: EvidenceSheetProps) {
  const t = useGatewayT();
  const proof = useQuery({
    queryKey: ['evidenceProof', place?.transactionId, place?.blockNum],
    queryFn: async () => {
      if (place === null) return null;
      const { exportProof } = await loadPart(() => import('../../../platform/proof/proveInBlock.ts'));
      return exportProof(chain, place);
    },
    retry: false,
  });
  const more = proof.data ? { proof: proof.data } : {};
  return (
    <Sheet isOpen title={t('evidence.title')} onClose={onClose}>
      {proof.isPending ? (
        <SkeletonCells count={3} />
      ) : (
        <>
          {proof.data && <Notice>{t('evidence.proven')}</Notice>}
          {proof.error !== null && (
            <Notice tone="warning">{t('evidence.unproven', { reason: errorText(proof.error) })}</Notice>
          )}
          <TextExport name={`${name}.json`} type="application/json" text={evidenceJson(facts, more)} />
        </>
      )}
    </Sheet>
  );
}
