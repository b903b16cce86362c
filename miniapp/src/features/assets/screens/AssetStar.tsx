import { messenger } from '../../../platform/messenger/messenger.ts';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { useFavourites } from '../../accounts/model/favourites.ts';
import { useAssetT } from '../texts/assetTexts.ts';

/** Makes an asset a favourite, or takes that back. */
export function StarButton({ assetId }: { assetId: string }) {
  const t = useAssetT();
  const { assets, add, remove } = useFavourites();
  const isStarred = assets.includes(assetId);
  return (
    <IconButton
      icon={isStarred ? 'starFull' : 'star'}
      label={t(isStarred ? 'common.removeFromFavourites' : 'common.addToFavourites')}
      onPress={() => {
        messenger.haptic('selection');
        if (isStarred) remove('assets', assetId);
        else add('assets', assetId);
      }}
    />
  );
}
