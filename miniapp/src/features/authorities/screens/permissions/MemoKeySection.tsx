import type { Account } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { isHeldHere, memoKeyMethod } from '../../model/memoKeyDraft.ts';
import { useAuthorityT } from '../../texts/authorityTexts.ts';
import { EditMemoKey } from './EditMemoKey.tsx';
import { shortKey } from './RoleSection.tsx';

/** The account's memo key, and the link to change it if this device can. */
export function MemoKeySection({ account }: { account: Account }) {
  const t = useAuthorityT();
  const saved = useAccounts(({ accounts }) => accounts);
  const [isOpen, setOpen] = useState(false);
  const way = memoKeyMethod(account, saved);
  const { memo_key: key } = account.options;
  const own = saved.find(({ name }) => name === account.name);
  return (
    <>
      <Section header={t('signers.for.memo')} footer={t('signers.memoHint')}>
        <Cell
          before={<Icon name="key" />}
          title={t('signers.key')}
          badge={isHeldHere(key, account, own) ? <Chip tone="gain">{t('signers.here')}</Chip> : undefined}
          subtitle={shortKey(key)}
          isMultiline
        />
      </Section>
      {way !== null && (
        <Section>
          <Cell
            isMultiline
            before={<Icon name="settings" />}
            title={t('memo.change')}
            onPress={() => setOpen(true)}
          />
        </Section>
      )}
      {way !== null && isOpen && <EditMemoKey account={account} way={way} onClose={() => setOpen(false)} />}
    </>
  );
}
