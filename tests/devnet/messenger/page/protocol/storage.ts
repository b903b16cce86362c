import { type EventData, type Handler, type HostContext, textOf } from './event.ts';

type Area = 'device' | 'secure';
type Values = Readonly<Record<string, string>>;

// Secure storage has at most 10 keys of a bot, device storage 5 MB (core.telegram.org/bots/webapps, version 9.0).
const secureKeys = 10;
const deviceCharacters = 5 * 1024 * 1024;

/** Device, secure and cloud storage. The first two stay on the device, the third is the server's. */
export const storageHandlers: Readonly<Record<string, Handler>> = {
  web_app_device_storage_save_key: where('device', save),
  web_app_device_storage_get_key: where('device', get),
  web_app_device_storage_clear: where('device', clear),
  web_app_secure_storage_save_key: where('secure', save),
  web_app_secure_storage_get_key: where('secure', get),
  web_app_secure_storage_clear: where('secure', clear),
  // A device that was never changed has nothing to restore.
  web_app_secure_storage_restore_key: where('secure', ({ send }, _area, data) =>
    send('secure_storage_failed', { req_id: textOf(data, 'req_id'), error: 'RESTORE_UNAVAILABLE' }),
  ),
  web_app_invoke_custom_method: async ({ ports, send }, data) => {
    const answer = await ports.invokeCustom(textOf(data, 'method'), data.params);
    send('custom_method_invoked', { req_id: textOf(data, 'req_id'), ...answer });
  },
};

/** A method of an area, where the client keeps one. */
function where(area: Area, run: (context: HostContext, area: Area, data: EventData) => void): Handler {
  return (context, data) => {
    const { client, send } = context;
    const kept = area === 'device' ? client.deviceStorage : client.secureStorage;
    if (kept === 'kept') run(context, area, data);
    if (kept === 'unsupported')
      send(`${area}_storage_failed`, { req_id: textOf(data, 'req_id'), error: 'UNSUPPORTED' });
  };
}

function valuesOf({ ports }: HostContext, area: Area): Values {
  return ports.device.read<Values>(`${area}Storage`, {});
}

function save(context: HostContext, area: Area, data: EventData): void {
  const req_id = textOf(data, 'req_id');
  const after = changedValues(valuesOf(context, area), data);
  const error = typeof after === 'string' ? after : quotaError(area, after);
  if (error !== undefined) {
    context.send(`${area}_storage_failed`, { req_id, error });
    return;
  }
  context.ports.device.write(`${area}Storage`, after);
  context.send(`${area}_storage_key_saved`, { req_id });
}

/** The values after setting one, or removing it by null; or the platform's error word. */
function changedValues(values: Values, data: EventData): Values | 'KEY_INVALID' | 'VALUE_INVALID' {
  const { value } = data;
  const key = textOf(data, 'key');
  if (key === '') return 'KEY_INVALID';
  if (typeof value === 'string') return { ...values, [key]: value };
  if (value !== null) return 'VALUE_INVALID';
  const { [key]: _, ...others } = values;
  return others;
}

function quotaError(area: Area, values: Values): string | undefined {
  const isOver =
    area === 'secure'
      ? Object.keys(values).length > secureKeys
      : JSON.stringify(values).length > deviceCharacters;
  return isOver ? 'QUOTA_EXCEEDED' : undefined;
}

function get(context: HostContext, area: Area, data: EventData): void {
  const values = valuesOf(context, area);
  const key = textOf(data, 'key');
  const value = Object.hasOwn(values, key) ? values[key] : null;
  context.send(`${area}_storage_key_received`, { req_id: textOf(data, 'req_id'), value });
}

function clear(context: HostContext, area: Area, data: EventData): void {
  context.ports.device.write(`${area}Storage`, {});
  context.send(`${area}_storage_cleared`, { req_id: textOf(data, 'req_id') });
}
