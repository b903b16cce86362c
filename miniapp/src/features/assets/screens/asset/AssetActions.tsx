import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { RoundAction, RoundActions } from '../../../../ui/inputs/RoundAction.tsx';
import { marketPath, usualPair } from '../../../market/model/marketPair.ts';
import { useAssetT } from '../../texts/assetTexts.ts';

/** The actions for an asset; those that need an account go through the login. */
export function AssetActions({ asset: { symbol } }: { asset: Asset }) {
  const t = useAssetT();
  const name = encodeURIComponent(symbol);
  return (
    <RoundActions>
      <RoundAction icon="send" label={t('common.send')} to={`/send?asset=${name}`} />
      <RoundAction icon="receive" label={t('common.receive')} to="/receive" />
      <RoundAction icon="swap" label={t('common.swap')} to={`/swap?from=${name}`} />
      <RoundAction icon="market" label={t('markets.trade')} to={marketPath(usualPair(symbol))} />
    </RoundActions>
  );
}
