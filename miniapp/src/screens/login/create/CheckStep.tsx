import { useRef, useState } from 'react';
import { Notice } from '../../../components/Notice.tsx';
import { Page } from '../../../components/Page.tsx';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Section } from '../../../components/Section.tsx';
import { useAccountT } from '../../../i18n/accountTexts.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { GENERATED_LENGTH } from '../../../signer/passwordShape.ts';
import styles from './Create.module.css';
import { GROUP_SIZE, twoGroups } from './passwordGroups.ts';
import type { Creation } from './useCreation.ts';

const partOf = (number: number, input: SecretInput | null) => ({
  start: (number - 1) * GROUP_SIZE,
  text: input?.take().trim() ?? '',
});

/** Two groups of the password are typed back from the paper; which ones is drawn anew after a mistake. */
export function CheckStep({ creation }: { creation: Creation }) {
  const t = useAccountT();
  const [[first, second], setGroups] = useState(draw);
  const one = useRef<SecretInput>(null);
  const other = useRef<SecretInput>(null);
  const submit = async () => {
    await creation.check([partOf(first, one.current), partOf(second, other.current)]);
    setGroups(draw);
  };
  const action = {
    label: creation.isBusy ? t('check.waiting') : t('check.submit'),
    onPress: () => void submit(),
    isLoading: creation.isBusy,
  };
  const isWrong = creation.error?.code === 'new_account.wrong_part';
  const wrong = isWrong && creation.error !== null ? errorText(creation.error) : undefined;
  return (
    <Page title={t('check.title')} action={action} onBack={() => creation.goTo('paper')}>
      <Section isPadded footer={t('check.lead')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <SecretField
            label={t('check.group', { number: first })}
            input={one}
            isDisabled={creation.isBusy}
            hasFocus
            onEdit={creation.clearError}
          />
          <SecretField
            label={t('check.group', { number: second })}
            input={other}
            isDisabled={creation.isBusy}
            error={wrong}
            onEdit={creation.clearError}
          />
          <input type="submit" hidden />
        </form>
      </Section>
      {creation.error !== null && !isWrong && <Notice tone="error">{errorText(creation.error)}</Notice>}
    </Page>
  );
}

function draw(): [number, number] {
  return twoGroups(GENERATED_LENGTH / GROUP_SIZE, Math.random);
}
