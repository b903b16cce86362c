import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { countOf, type FilterForm } from '../../model/statement/filterForm.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import styles from './Statement.module.css';

const ExportSheet = lazyPart(async () => (await import('./ExportSheet.tsx')).ExportSheet);
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

export interface HistoryToolsProps {
  account: string;
  accountId: string;
  form: FilterForm;
  onChange: (form: FilterForm) => void;
}

/** Search, filter and export of the history. */
export function HistoryTools({ account, accountId, form, onChange }: HistoryToolsProps) {
  const t = useStatementT();
  const [open, setOpen] = useState<'filter' | 'export' | null>(null);
  const close = () => setOpen(null);
  const count = countOf(form);
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.searchField}>
          <TextField
            type="search"
            label={t('search.label')}
            value={form.text}
            onChange={(text) => onChange({ ...form, text })}
          />
        </div>
        <Button kind="secondary" icon="settings" onPress={() => setOpen('filter')}>
          {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button kind="plain" icon="share" onPress={() => setOpen('export')}>
          {t('export.open')}
        </Button>
        <Link className={styles.link} href="/history/gains">
          {t('gains.title')}
        </Link>
      </div>
      <Suspense>
        {open === 'filter' && <FilterSheet form={form} onChange={onChange} onClose={close} />}
        {open === 'export' && (
          <ExportSheet account={account} accountId={accountId} form={form} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
