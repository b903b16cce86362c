import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { IconButton } from './IconButton.tsx';

/** Makes what the screen shows a favourite, or takes that back. */
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
