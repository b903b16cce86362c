import { type Handler, textOf } from './event.ts';

/** Links, sharing, and data sent back to the bot. */
export const linkHandlers: Readonly<Record<string, Handler>> = {
  web_app_open_link: ({ ports }, data) => ports.openLink(textOf(data, 'url')),
  web_app_open_tg_link: ({ ports }, data) => ports.openTelegramLink(textOf(data, 'path_full')),
  web_app_share_to_story: ({ ports }) => ports.toast('Shared to the story'),
  web_app_open_invoice: ({ send }, data) =>
    send('invoice_closed', { slug: textOf(data, 'slug'), status: 'failed' }),
  web_app_send_prepared_message: async ({ ports, send }, data) => {
    const outcome = await ports.sharePrepared(textOf(data, 'id'));
    if (outcome === 'sent') send('prepared_message_sent');
    else {
      const error = outcome === 'declined' ? 'USER_DECLINED' : 'MESSAGE_EXPIRED';
      send('prepared_message_failed', { error });
    }
  },
  web_app_data_send: ({ ports }, data) => {
    ports.sendData(textOf(data, 'data'));
    ports.close();
  },
};
