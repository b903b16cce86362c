import { ADDRESS_LIMIT_MINUTES } from '@xbts/shared/services/faucetRules.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { TextField } from '../../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import { Partner } from '../../../ui/Partner.tsx';
import styles from './Create.module.css';
import { FormerRegistration } from './FormerRegistration.tsx';
import { Progress } from './Progress.tsx';
import type { Creation } from './useCreation.ts';
import { type NewName, useNewName } from './useNewName.ts';

/** The name that the account is paid by. */
export function NameStep({ creation }: { creation: Creation }) {
  const t = useSignInT();
  const known = useNewName(creation.name);
  const submit = () => void creation.nameChosen();
  const action = {
    label: t('common.next'),
    onPress: submit,
    isDisabled: !known.isFree,
    isLoading: creation.isBusy,
  };
  return (
    <Page title={t('create.title')} action={action}>
      <Progress step={1} />
      <FormerRegistration />
      <Section isPadded footer={t('create.limit', { minutes: ADDRESS_LIMIT_MINUTES })}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (known.isFree) submit();
          }}
        >
          <NameField creation={creation} known={known} />
          <input type="submit" hidden />
        </form>
      </Section>
      <Partner />
      {creation.error !== null && <Notice tone="error">{errorText(creation.error)}</Notice>}
    </Page>
  );
}

function NameField({ creation, known }: { creation: Creation; known: NewName }) {
  const t = useSignInT();
  const hint = known.isChecking
    ? 'create.nameChecking'
    : known.isFree
      ? 'create.nameFree'
      : 'create.nameHint';
  return (
    <TextField
      label={t('common.accountName')}
      name="new-account"
      isInCard
      hasFocus
      value={creation.name}
      onChange={creation.setName}
      isDisabled={creation.isBusy}
      hint={t(hint)}
      error={known.error === null ? undefined : errorText(known.error)}
    />
  );
}
