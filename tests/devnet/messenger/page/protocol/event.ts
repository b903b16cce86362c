import type { Chrome } from './chrome.ts';
import type { Client } from './clients.ts';
import type { DialogLimit } from './dialogLimit.ts';
import type { Ports } from './ports.ts';

/** The data of an event: an object, or nothing. */
export type EventData = Readonly<Record<string, unknown>>;

/** The environment of a handler. */
export interface HostContext {
  readonly ports: Ports;
  readonly client: Client;
  readonly chrome: () => Chrome;
  readonly change: (chrome: Partial<Chrome>) => void;
  readonly send: (eventType: string, eventData?: unknown) => void;
  readonly sendViewport: (isStable: boolean) => void;
  readonly sendInsets: (which: readonly ('device' | 'content')[]) => void;
  readonly setFullscreen: (isFullscreen: boolean) => void;
  readonly dialogs: DialogLimit;
}

/** Handles one method of the mini app. */
export type Handler = (context: HostContext, data: EventData) => void | Promise<void>;

export interface AppEvent {
  readonly eventType: string;
  readonly eventData: EventData;
  /** It came without a payload. */
  readonly isBare: boolean;
}

/** Reads the JSON text that a frame posts; undefined for what is no event. */
export function readEvent(message: unknown): AppEvent | undefined {
  if (typeof message !== 'string') return undefined;
  try {
    const event: unknown = JSON.parse(message);
    if (typeof event !== 'object' || event === null) return undefined;
    const { eventType, eventData } = event as { eventType?: unknown; eventData?: unknown };
    if (typeof eventType !== 'string') return undefined;
    const isData = typeof eventData === 'object' && eventData !== null;
    return {
      eventType,
      eventData: isData ? (eventData as EventData) : {},
      isBare: eventData === undefined,
    };
  } catch {
    // Other scripts of a page post messages too; input that is not JSON is not for the messenger.
    return undefined;
  }
}

/** A text field of an event's data; '' when it is absent or not a text. */
export function textOf(data: EventData, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}
