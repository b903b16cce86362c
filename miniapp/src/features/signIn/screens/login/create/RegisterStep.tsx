import type { AppError } from '@xbts/shared/errors/appError.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Steps, type StepsProps } from '../../../../../ui/display/Steps.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import styles from './Create.module.css';
import { refusalOf } from './refusal.ts';
import type { Creation } from './useCreation.ts';
import { type Registration, useRegistration } from './useRegistration.ts';

type State = StepsProps['steps'][number]['state'];

const stateOf = (isDone: boolean, { error }: Registration): State =>
  isDone ? 'done' : error === null ? 'now' : 'failed';

/** The keys are sealed: the name is registered, and the account waited for until it is in a block. Nothing is lost by leaving. */
export function RegisterStep({
  creation,
  keys,
  onEntered,
}: {
  creation: Creation;
  keys: PublicKeys;
  onEntered: () => void;
}) {
  const t = useSignInT();
  const { name } = creation;
  const registration = useRegistration(name, keys, onEntered);
  const { isAccepted, isLate, trouble, error, again } = registration;
  const action = error === null ? undefined : { label: t('common.retry'), onPress: again };
  return (
    <Page title={t('wait.title')} action={action}>
      <Section isPadded footer={t('create.sealedHint')}>
        <Steps
          steps={[
            { label: t('create.sealed'), state: 'done' },
            {
              label: t(isAccepted ? 'wait.accepted' : 'create.asked', { account: name }),
              state: stateOf(isAccepted, registration),
            },
            { label: t('wait.block'), state: isAccepted ? stateOf(false, registration) : 'waiting' },
          ]}
        />
      </Section>
      {error !== null && <RefusalNotice error={error} />}
      {error !== null && !isAccepted && (
        <Button kind="secondary" isStretched onPress={() => creation.goTo('name')}>
          {t('create.otherName')}
        </Button>
      )}
      {error === null && isLate && <Notice>{t('create.late', { account: name })}</Notice>}
      {error === null && trouble !== null && <Notice tone="warning">{errorText(trouble)}</Notice>}
    </Page>
  );
}

/** Why there is no account: what the user can do, and below it the registration service's own words as they came. */
function RefusalNotice({ error }: { error: AppError }) {
  const t = useSignInT();
  const { known, words } = refusalOf(error);
  return (
    <Notice tone="error">
      <p className={styles.line}>{known === null ? t('create.refused') : errorText(known)}</p>
      {words !== '' && (
        <p className={styles.line}>
          {t('create.serviceSays')} <q lang="en">{words}</q>
        </p>
      )}
    </Notice>
  );
}
