import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Disclosure } from '../../../../ui/lists/Disclosure.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useFaqT } from '../../texts/faqTexts.ts';

/** The questions in order; texts/faq has a `.q` and an `.a` of each. */
export const faqGroups = [
  { title: 'common.depositsAndWithdrawals', topics: ['memo', 'silent', 'small', 'name'] },
  { title: 'keys', topics: ['lost', 'wrong', 'pin'] },
  { title: 'payments', topics: ['fee', 'final', 'twice', 'node', 'fiat'] },
  { title: 'trade', topics: ['swapFailed', 'impact', 'apy'] },
  { title: 'staking', topics: ['payout', 'early'] },
  { title: 'safety', topics: ['support', 'custody', 'data'] },
] as const;

/** Answers to what users of such wallets really ask. */
export function Faq() {
  const t = useFaqT();
  return (
    <Page title={t('common.questionsAndAnswers')}>
      {faqGroups.map(({ title, topics }) => (
        <Section key={title} header={t(title)}>
          {topics.map((topic) => (
            <Disclosure key={topic} title={t(`${topic}.q`)}>
              {t(`${topic}.a`)}
            </Disclosure>
          ))}
        </Section>
      ))}
      <Section>
        <Cell to="/support" before={<Icon name="chat" />} title={t('common.support')} />
      </Section>
    </Page>
  );
}
