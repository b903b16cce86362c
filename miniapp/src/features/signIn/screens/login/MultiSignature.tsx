import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountNames } from '../../../account/model/accountNames.ts';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { useSignInT } from '../../texts/signInTexts.ts';
import type { Checked } from './useLogin.ts';

/** Why these keys alone cannot sign for the account, and its signers. */
export function MultiSignature({ checked: { account } }: { checked: Checked }) {
  const t = useSignInT();
  const { weight_threshold: threshold, account_auths, key_auths } = account.active;
  const names = useAccountNames(account_auths.map(([id]) => id));
  return (
    <>
      <Notice tone="warning">
        <strong>{t('multi.title')}. </strong>
        {t('multi.explain', { account: account.name, threshold })}
      </Notice>
      <Section header={t('multi.signers')}>
        {account_auths.map(([id, each]) => (
          <Cell
            key={id}
            before={<AccountIcon name={names.get(id) ?? id} size={32} />}
            title={names.get(id) ?? id}
            after={t('common.weight', { weight: each })}
          />
        ))}
        {key_auths.map(([publicKey, each]) => (
          <Cell
            key={publicKey}
            before={<Icon name="key" />}
            title={`${publicKey.slice(0, 10)}…${publicKey.slice(-6)}`}
            after={t('common.weight', { weight: each })}
          />
        ))}
      </Section>
    </>
  );
}
