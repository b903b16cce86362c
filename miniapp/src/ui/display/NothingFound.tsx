import { useT } from '../../platform/i18n/useT.ts';
import { Button } from '../inputs/Button.tsx';
import { Placeholder } from './Placeholder.tsx';

/** Replaces a list emptied by a search or a filter, with a way back to all of it. */
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
