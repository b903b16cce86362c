import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { type FavouriteKind, useFavourites } from '../../model/favourites.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import styles from './Favorites.module.css';

export interface AddFavouriteProps {
  kind: FavouriteKind;
  label: string;
  hint: string;
  /** The key of the typed text, looked up on the chain. */
  find: (typed: string) => Promise<string>;
}

/** A field whose text becomes a favourite once the chain knows it. */
export function AddFavourite({ kind, label, hint, find }: AddFavouriteProps) {
  const t = useAccountT();
  const add = useFavourites((favourites) => favourites.add);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (typed.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      add(kind, await find(typed));
      messenger.haptic('success');
      setTyped('');
    } catch (thrown) {
      setError(toAppError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        value={typed}
        isInCard
        isDisabled={isBusy}
        onChange={(text) => {
          setTyped(text);
          setError(null);
        }}
        error={error === null ? undefined : errorText(error)}
        after={
          <IconButton icon="plus" label={`${t('common.add')}: ${label}`} onPress={() => void submit()} />
        }
      />
    </form>
  );
}
