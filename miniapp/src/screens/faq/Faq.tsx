import { Cell } from '../../components/Cell.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { useFaqT } from '../../i18n/faqTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { faqGroups } from './faqGroups.ts';

/** Answers to what users of such wallets really ask. */
export function Faq() {
  const t = useFaqT();
  const tApp = useT();
  return (
    <Page title={t('title')}>
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
        <Cell to="/support" before={<Icon name="chat" />} title={tApp('nav.support')} />
      </Section>
    </Page>
  );
}
