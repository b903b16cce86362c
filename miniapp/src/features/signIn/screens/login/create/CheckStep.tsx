import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { GroupFields } from '../../../../backup/ui/paper/GroupFields.tsx';
import { useTypedGroups } from '../../../../backup/ui/paper/useTypedGroups.ts';
import { useSignInT } from '../../../texts/signInTexts.ts';
import styles from './Create.module.css';
import type { Creation } from './useCreation.ts';

/** The user retypes two groups of the password from the paper; a mistake picks new ones. */
export function CheckStep({ creation }: { creation: Creation }) {
  const t = useSignInT();
  const typed = useTypedGroups();
  const submit = async () => {
    await creation.check(typed.take());
    typed.redraw();
  };
  const action = {
    label: t('check.submit'),
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
          <GroupFields
            typed={typed}
            error={wrong}
            isDisabled={creation.isBusy}
            hasFocus
            onEdit={creation.clearError}
          />
          <input type="submit" hidden />
        </form>
      </Section>
      {creation.error !== null && !isWrong && <Notice tone="error">{errorText(creation.error)}</Notice>}
    </Page>
  );
}
