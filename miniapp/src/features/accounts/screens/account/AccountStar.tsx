import { messenger } from '../../../../platform/messenger/messenger.ts';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { useFavourites } from '../../model/favourites.ts';
import { useAccountT } from '../../texts/accountTexts.ts';

/** Makes an account a favourite, or takes that back. */
export function StarButton({ name }: { name: string }) {
  const t = useAccountT();
  const { accounts, add, remove } = useFavourites();
  const isStarred = accounts.includes(name);
  return (
    <IconButton
      icon={isStarred ? 'starFull' : 'star'}
      label={t(isStarred ? 'common.removeFromFavourites' : 'common.addToFavourites')}
      onPress={() => {
        messenger.haptic('selection');
        if (isStarred) remove('accounts', name);
        else add('accounts', name);
      }}
    />
  );
}
