import { IconButton } from '../../components/IconButton.tsx';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { messenger } from '../../messenger/messenger.ts';
import { useFavourites } from '../../stores/favourites.ts';

/** Makes an account a favourite, or takes that back. */
export function StarButton({ name }: { name: string }) {
  const t = useAccountT();
  const { accounts, add, remove } = useFavourites();
  const isStarred = accounts.includes(name);
  return (
    <IconButton
      icon={isStarred ? 'starFull' : 'star'}
      label={t(isStarred ? 'account.unstar' : 'account.star')}
      onPress={() => {
        messenger.haptic('selection');
        if (isStarred) remove('accounts', name);
        else add('accounts', name);
      }}
    />
  );
}
