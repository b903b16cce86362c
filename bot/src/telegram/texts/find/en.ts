import type { FindTexts } from './findTexts.ts';

export const findEn: FindTexts = {
  ask: 'Whom do you want to pay? Choose a contact with the button below, or forward a contact to me. I answer only about people who have allowed to be found.',
  choose: '👤 Choose a contact',
  found: (names) =>
    `Accounts of the person you chose; their keys have proven that to me: ${names}. Compare the name with them before a large payment.`,
  notFound:
    'I know of no account of that person, or they have not allowed to be found. Ask them for /findme on, or for a payment request.',
  payTo: (name) => `Pay ${name}`,
  on: (names) => `Others who choose you as a contact now see: ${names}. /findme off ends that at once.`,
  off: 'Nobody finds you any more: I have forgotten that you allowed it. What I have told others before stays in their chats.',
  howOn: 'Others can find you. /findme off ends that at once.',
  howOff:
    'Nobody can find you. With /findme on, whoever chooses you as a contact in my chat sees the names of your accounts, and so all that the chain shows of them.',
  needs:
    'I know no account of yours. Open the app, More, “Tell me about payouts”: its key signs there that it is yours.',
  tooMany: 'That was a lot of contacts. I will answer again in an hour.',
};
