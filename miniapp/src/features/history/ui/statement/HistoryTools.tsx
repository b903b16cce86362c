import { type EntrySegment, entrySegments } from '@xbts/shared/ledger/statementFilter.ts';
import { Suspense, useState } from 'react';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { countOf, type FilterForm } from '../../model/statement/filterForm.ts';
import { type TranslateStatement, useStatementT } from '../../texts/statementTexts.ts';
import styles from './Statement.module.css';

const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

const segmentKeys = {
  all: 'common.all',
  payments: 'segment.payments',
  market: 'segment.trades',
  earn: 'segment.earn',
} as const satisfies Readonly<Record<EntrySegment, Parameters<TranslateStatement>[0]>>;

export interface HistoryToolsProps {
  form: FilterForm;
  onChange: (form: FilterForm) => void;
}

/** The segments of the history; beside them the search, which brings its field and the filter. */
export function HistoryTools({ form, onChange }: HistoryToolsProps) {
  const t = useStatementT();
  const count = countOf(form);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || form.text !== '' || count > 0;
  const [isFiltering, setFiltering] = useState(false);
  const press = () => {
    setAsked(!isOpen);
    if (isOpen) onChange({ ...form, text: '' });
  };
  return (
    <>
      <div className={styles.segmentLine}>
        <Segments form={form} onChange={onChange} />
        <IconButton icon="search" label={t('search.open')} isExpanded={isOpen} onPress={press} />
      </div>
      {isOpen && (
        <div className={styles.tools}>
          <div className={styles.searchField}>
            <TextField
              type="search"
              label={t('search.label')}
              value={form.text}
              hasFocus={isAsked}
              onChange={(text) => onChange({ ...form, text })}
            />
          </div>
          <Button kind="secondary" icon="settings" onPress={() => setFiltering(true)}>
            {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
          </Button>
        </div>
      )}
      <Suspense>
        {isFiltering && <FilterSheet form={form} onChange={onChange} onClose={() => setFiltering(false)} />}
      </Suspense>
    </>
  );
}

function Segments({ form, onChange }: HistoryToolsProps) {
  const t = useStatementT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out outside the row
    <div className={styles.segments} role="group" aria-label={t('filter.kind')}>
      {entrySegments.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.segment}
          aria-pressed={form.kind === kind}
          onClick={() => {
            messenger.haptic('selection');
            onChange({ ...form, kind });
          }}
        >
          <span>{t(segmentKeys[kind])}</span>
        </button>
      ))}
    </div>
  );
}
