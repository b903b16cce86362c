import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { countOf, type FilterForm } from '../../model/statement/filterForm.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import styles from './Statement.module.css';

const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

export interface HistoryToolsProps {
  form: FilterForm;
  onChange: (form: FilterForm) => void;
}

/** Search and filter of the history. */
export function HistoryTools({ form, onChange }: HistoryToolsProps) {
  const t = useStatementT();
  const [isOpen, setOpen] = useState(false);
  const count = countOf(form);
  return (
    <div className={styles.tools}>
      <div className={styles.searchField}>
        <TextField
          type="search"
          label={t('search.label')}
          value={form.text}
          onChange={(text) => onChange({ ...form, text })}
        />
      </div>
      <Button kind="secondary" icon="settings" onPress={() => setOpen(true)}>
        {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet form={form} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
