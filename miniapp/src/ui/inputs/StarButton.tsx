import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { IconButton } from './IconButton.tsx';

/** Adds the screen's subject to the favourites, or removes it. */
export function StarButton({ isStarred, onToggle }: { isStarred: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <IconButton
      icon={isStarred ? 'starFull' : 'star'}
      label={t(isStarred ? 'common.removeFromFavourites' : 'common.addToFavourites')}
      onPress={() => {
        messenger.haptic('selection');
        onToggle();
      }}
    />
  );
}
