import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { clearOrderNews, tradeOf, useOrderNews } from '../model/orderNews.ts';
import { orderSentence } from '../model/orderSentence.ts';
import { useOrderNewsT } from '../texts/orderNewsTexts.ts';

/** Changes of an account's orders while the app is open, each row opening its market; nothing without any. */
export function OrderNewsRows({ account }: { account: string }) {
  const news = useOrderNews((state) => state.news);
  const own = news.filter((each) => each.account === account);
  return own.length > 0 && <Rows news={own} />;
}

function Rows({ news }: { news: ReturnType<typeof useOrderNews.getState>['news'] }) {
  const t = useOrderNewsT();
  return (
    <Section header={t('title')}>
      {news.map((each) => (
        <Cell
          key={each.orderId}
          title={t(each.outcome)}
          subtitle={orderSentence(each, t)}
          isMultiline
          to={tradeOf(each).path}
        />
      ))}
      <Cell title={t('clear')} onPress={clearOrderNews} />
    </Section>
  );
}
