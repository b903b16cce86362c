import type { FastifyInstance } from 'fastify';
import { badRequest } from './botApi/botApiError.ts';
import type { Channel, Channels } from './channels.ts';
import { streamEvents } from './streamEvents.ts';

/** Serves the channels of the messenger page, read-only. */
export function registerChannelRoutes(app: FastifyInstance, channels: Channels): void {
  app.get('/api/channels', () => ({ channels: channels.all.map(({ chat }) => chat) }));
  app.get('/api/channels/:id', (request) => viewOf(channelOf(channels, request.params)));
  app.get('/api/channels/:id/events', (request, reply) => {
    const { chat } = channelOf(channels, request.params);
    return streamEvents(reply, (changed) => channels.onChange((id) => id === chat.id && changed()));
  });
}

function channelOf(channels: Channels, params: unknown): Channel {
  const channel = channels.find(Number((params as { id: string }).id));
  if (channel === undefined) throw badRequest('chat not found');
  return channel;
}

/** The page draws posts like messages, with the channel as their author. */
function viewOf({ chat, posts }: Channel): object {
  const from = { id: chat.id, is_bot: true, first_name: chat.title };
  return { chat, messages: posts.map((post) => ({ ...post, from })) };
}
