import { useT } from '../../platform/i18n/useT.ts';
import { Button } from '../inputs/Button.tsx';
import { Placeholder } from './Placeholder.tsx';

/** In the place of a list that a search or a filter has left empty, with the way back to all of it. */
export function NothingFound({ title, onShowAll }: { title: string; onShowAll: () => void }) {
  const t = useT();
  return (
    <Placeholder
      icon="search"
      title={title}
      action={
        <Button kind="secondary" onPress={onShowAll}>
          {t('common.showAll')}
        </Button>
      }
    />
  );
}
