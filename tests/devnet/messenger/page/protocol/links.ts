import { type Handler, textOf } from './event.ts';

/** Links, sharing, and data sent back to the bot. */
export const linkHandlers: Readonly<Record<string, Handler>> = {
  web_app_open_link: ({ client, ports }, data) => {
    const url = textOf(data, 'url');
    if (URL.canParse(url) && /^https?:/u.test(url)) ports.openLink(url);
    else if (client.closesAtBadLinks) ports.close();
  },
  web_app_open_tg_link: ({ client, ports }, data) => {
    const path = textOf(data, 'path_full');
    if (path.length < 2 && client.closesAtBadLinks) ports.close();
    if (path.length < 2) return;
    if (client.ownLinks === 'minimises') ports.minimise();
    ports.openTelegramLink(path);
  },
  web_app_switch_inline_query: ({ client, ports }) => {
    if (client.isFramed) ports.close();
  },
  web_app_share_to_story: ({ ports }) => ports.toast('Shared to the story'),
  web_app_open_invoice: ({ send }, data) =>
    send('invoice_closed', { slug: textOf(data, 'slug'), status: 'failed' }),
  web_app_send_prepared_message: async ({ client, ports, send }, data) => {
    const outcome = await ports.sharePrepared(textOf(data, 'id'));
    if (outcome === 'sent') {
      send('prepared_message_sent');
      if (client.closesAfterShare) ports.close();
      return;
    }
    if (client.shareFailure === 'named') {
      const error = outcome === 'declined' ? 'USER_DECLINED' : 'MESSAGE_EXPIRED';
      send('prepared_message_failed', { error });
    } else if (client.shareFailure === 'numbered')
      send('prepared_message_failed', { error: outcome === 'declined' ? 'USER_DECLINED' : 400 });
    else if (outcome === 'declined') send('prepared_message_failed', null);
  },
  web_app_data_send: ({ ports }, data) => {
    ports.sendData(textOf(data, 'data'));
    ports.close();
  },
};
