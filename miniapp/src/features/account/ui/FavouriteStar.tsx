import { StarButton } from '../../../ui/inputs/StarButton.tsx';
import { type FavouriteKind, useFavourite } from '../model/favourites.ts';

/** Toggles an account (by its name) or an asset (by its id) as a favourite. */
export function FavouriteStar({ kind, of }: { kind: FavouriteKind; of: string }) {
  const { isStarred, toggle } = useFavourite(kind, of);
  return <StarButton isStarred={isStarred} onToggle={toggle} />;
}
