import { IconButton } from '../../components/IconButton.tsx';
import { useAssetT } from '../../i18n/assetTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import { useFavourites } from '../../stores/favourites.ts';

/** Makes an asset a favourite, or takes that back. */
export function StarButton({ assetId }: { assetId: string }) {
  const t = useAssetT();
  const { assets, add, remove } = useFavourites();
  const isStarred = assets.includes(assetId);
  return (
    <IconButton
      icon={isStarred ? 'starFull' : 'star'}
      label={t(isStarred ? 'unstar' : 'star')}
      onPress={() => {
        messenger.haptic('selection');
        if (isStarred) remove('assets', assetId);
        else add('assets', assetId);
      }}
    />
  );
}
