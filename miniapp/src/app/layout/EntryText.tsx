import { useT } from '../../platform/i18n/useT.ts';
import type { NavigationEntry } from './navigation.ts';

/** The text of a link to a screen. */
export function EntryText({ label, spoken }: Pick<NavigationEntry, 'label' | 'spoken'>) {
  const t = useT();
  if (spoken === undefined) return <>{t(label)}</>;
  return (
    <>
      <span aria-hidden="true">{t(label)}</span>
      <span className="visually-hidden">{t(spoken)}</span>
    </>
  );
}
