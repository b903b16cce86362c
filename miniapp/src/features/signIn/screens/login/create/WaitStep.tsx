import { errorText } from '../../../../../platform/i18n/errorText.ts';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Steps } from '../../../../../ui/display/Steps.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import type { Creation } from './useCreation.ts';
import { useInclusion } from './useInclusion.ts';

/**
 * The registration is accepted and the password is checked: a block must contain the account before it can be opened.
 */
export function WaitStep({ creation }: { creation: Creation }) {
  const t = useSignInT();
  const { isLate, trouble, error, again } = useInclusion(creation.name, creation.opened);
  return (
    <Page title={t('wait.title')} onBack={() => creation.goTo('paper')}>
      {error === null ? (
        <Section isPadded footer={t('wait.lead')}>
          <Steps
            steps={[
              { label: t('wait.accepted', { account: creation.name }), state: 'done' },
              { label: t('wait.checked'), state: 'done' },
              { label: t('wait.block'), state: 'now' },
            ]}
          />
        </Section>
      ) : (
        <Failure error={error} onRetry={again} />
      )}
      {error === null && isLate && <Notice>{t('wait.late', { account: creation.name })}</Notice>}
      {error === null && trouble !== null && <Notice tone="warning">{errorText(trouble)}</Notice>}
    </Page>
  );
}
