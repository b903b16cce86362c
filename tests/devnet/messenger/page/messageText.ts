import type { MessageEntity } from '../botApi/formattedText.ts';
import { element } from './dom.ts';

export interface TextActions {
  openLink(url: string): void;
  sendCommand(command: string): void;
}

/** Message text with its entities as elements; the text itself only ever becomes text nodes. */
export function messageText(
  text: string,
  entities: readonly MessageEntity[],
  actions: TextActions,
): DocumentFragment {
  const fragment = document.createDocumentFragment();
  append(fragment, { text, from: 0, to: text.length, entities, actions });
  return fragment;
}

interface Span {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly entities: readonly MessageEntity[];
  readonly actions: TextActions;
}

function append(parent: Node, { text, from, to, entities, actions }: Span): void {
  let at = from;
  for (const [index, entity] of entities.entries()) {
    if (entity.offset >= to) break;
    const end = Math.min(entity.offset + entity.length, to);
    // An entity inside one already drawn was drawn with it.
    if (entity.offset < at || end <= at) continue;
    parent.appendChild(document.createTextNode(text.slice(at, entity.offset)));
    const inside = text.slice(entity.offset, end);
    const wrapped = wrap(entity, inside, actions);
    append(wrapped, { text, from: entity.offset, to: end, entities: entities.slice(index + 1), actions });
    parent.appendChild(wrapped);
    at = end;
  }
  parent.appendChild(document.createTextNode(text.slice(at, to)));
}

const tags = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
} as const;

function wrap(entity: MessageEntity, inside: string, { openLink, sendCommand }: TextActions): HTMLElement {
  const { type } = entity;
  if (type in tags) return element(tags[type as keyof typeof tags]);
  if (type === 'url' || type === 'text_link') {
    const url = entity.url ?? inside;
    return element('a', {
      href: url,
      rel: 'noopener noreferrer',
      onclick: (event) => {
        event.preventDefault();
        openLink(url);
      },
    });
  }
  if (type === 'bot_command') {
    return element('button', { type: 'button', class: 'command-link', onclick: () => sendCommand(inside) });
  }
  return type === 'spoiler' ? element('span', { class: 'spoiler', tabindex: 0 }) : element('span');
}
