import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import type { Balances } from '../../../account/model/useBalances.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';

/**
 * The first of the pool's assets that the account may not hold, so that the chain refuses every deposit and withdrawal
 * (chain.md §5).
 */
export function refusedAsset(
  { assetA, assetB, share }: PoolInFull,
  { mayHold }: Pick<Balances, 'mayHold'>,
): Asset | undefined {
  return [assetA, assetB, share].find((asset) => !mayHold(asset));
}

/** Replaces a form: an issuer bars the account. */
export function Refusal(props: { title: string; asset: Asset; onClose: () => void }) {
  const t = usePoolT();
  const { title, asset, onClose } = props;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <Notice tone="error">{t('stake.mayNotHold', { symbol: asset.symbol })}</Notice>
    </Sheet>
  );
}
