import { type EntryKind, entryKinds } from '@xbts/shared/ledger/statementFilter.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { RadioCell } from '../../../../ui/inputs/Choice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { emptyForm, type FilterForm } from '../../model/statement/filterForm.ts';
import { type TranslateStatement, useStatementT } from '../../texts/statementTexts.ts';
import styles from './Statement.module.css';

const kindKeys = {
  all: 'common.all',
  received: 'filter.received',
  sent: 'filter.sent',
  orders: 'filter.orders',
  trades: 'filter.trades',
  pools: 'common.pools',
  staking: 'filter.staking',
  other: 'filter.other',
} as const satisfies Readonly<Record<EntryKind, Parameters<TranslateStatement>[0]>>;

export interface FilterSheetProps {
  form: FilterForm;
  onChange: (form: FilterForm) => void;
  onClose: () => void;
}

/** Kind, asset, other account and days of the shown operations. */
export function FilterSheet({ form, onChange, onClose }: FilterSheetProps) {
  const t = useStatementT();
  const set = (change: Partial<FilterForm>) => onChange({ ...form, ...change });
  const areSwapped = form.from !== '' && form.to !== '' && form.from > form.to;
  return (
    <Sheet
      isOpen
      title={t('filter.open')}
      onClose={onClose}
      action={{ label: t('common.done'), onPress: onClose }}
    >
      <div className={styles.filter}>
        <TextField
          label={t('common.asset')}
          hint={t('filter.assetHint')}
          value={form.asset}
          onChange={(asset) => set({ asset })}
        />
        <TextField
          label={t('filter.party')}
          hint={t('filter.partyHint')}
          value={form.party}
          onChange={(party) => set({ party })}
        />
        <TextField
          type="date"
          label={t('filter.from')}
          value={form.from}
          error={areSwapped ? t('filter.daysSwapped') : undefined}
          onChange={(from) => set({ from })}
        />
        <TextField type="date" label={t('filter.to')} value={form.to} onChange={(to) => set({ to })} />
      </div>
      <Section header={t('filter.kind')}>
        {entryKinds.map((kind) => (
          <RadioCell
            key={kind}
            name="entry-kind"
            title={t(kindKeys[kind])}
            isChosen={form.kind === kind}
            onChoose={() => set({ kind })}
          />
        ))}
      </Section>
      <Button kind="plain" isStretched onPress={() => onChange({ ...emptyForm, text: form.text })}>
        {t('filter.clear')}
      </Button>
    </Sheet>
  );
}
