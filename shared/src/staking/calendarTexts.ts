/** Languages of the calendar. */
export type CalendarLanguage = 'en' | 'ru' | 'zh';

/** The texts of calendar entries in one language. */
export interface CalendarTexts {
  name(account: string): string;
  readonly payoutTitle: string;
  payoutDescription(number: number): string;
  unlockTitle(amount: string): string;
  unlockDescription(account: string, id: string): string;
}

/** Shared by the app's file and the server's feed. */
export const calendarTexts: Readonly<Record<CalendarLanguage, CalendarTexts>> = {
  en: {
    name: (account) => `SmartHolder · ${account}`,
    payoutTitle: 'SmartHolder payout',
    payoutDescription: (number) =>
      `Payout ${number} of 24 this year. Rewards are paid in the course of this day, as transfers on the chain.`,
    unlockTitle: (amount) => `${amount} can be claimed`,
    unlockDescription: (account, id) => `Stake ${id} of ${account} unlocks.`,
  },
  ru: {
    name: (account) => `SmartHolder · ${account}`,
    payoutTitle: 'Выплата SmartHolder',
    payoutDescription: (number) =>
      `Выплата ${number} из 24 в этом году. Награды приходят в течение дня переводами в сети.`,
    unlockTitle: (amount) => `Можно забрать ${amount}`,
    unlockDescription: (account, id) => `Разблокируется стейк ${id} аккаунта ${account}.`,
  },
  zh: {
    name: (account) => `SmartHolder · ${account}`,
    payoutTitle: 'SmartHolder 派息',
    payoutDescription: (number) => `今年 24 次派息中的第 ${number} 次。收益在当天以链上转账发放。`,
    unlockTitle: (amount) => `可领取 ${amount}`,
    unlockDescription: (account, id) => `${account} 的质押 ${id} 解锁。`,
  },
};
