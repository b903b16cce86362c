import type { NoticeTexts } from './texts.ts';

export const ru: NoticeTexts = {
  payout: {
    title: 'Выплата SmartHolder',
    from: (payer) => `Плательщик: ${payer}`,
    total: (worth) => `Всего ${worth}`,
    more: (count) => `…и ещё ${count} — в приложении`,
    button: 'Мои стейки',
  },
  incomingTransfer: {
    title: 'Входящий перевод',
    line: (amount, { from, to }) => `${amount} от ${from} на ${to}`,
    button: 'История',
  },
  stakeMatured: {
    title: 'Срок стейка истёк',
    line: (amount, account) => `${amount} аккаунта ${account} теперь можно забрать.`,
    button: 'Забрать',
  },
  roundSummary: {
    title: 'Раунд выплат SmartHolder',
    from: (payer) => `Плательщик: ${payer}`,
    spread: (payments, accounts) => `— выплат: ${payments}, аккаунтов: ${accounts}`,
    button: 'Открыть XBTS',
  },
};
