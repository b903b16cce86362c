import type { Client } from './clients.ts';
import { type Handler, type HostContext, textOf } from './event.ts';
import type { Ports } from './ports.ts';

/** The device's biometric state of this mini app. */
interface Biometry {
  readonly isAvailable: boolean;
  readonly isAccessRequested: boolean;
  readonly isAccessGranted: boolean;
  readonly deviceId: string;
  readonly token: string;
}

const tokenLimit = 1024;

/** Biometrics: a sheet of the messenger asks, the person accepts or refuses; the token stays on the device. */
export const biometryHandlers: Readonly<Record<string, Handler>> = {
  web_app_biometry_get_info: (context) => sendInfo(context),
  web_app_biometry_request_access: async (context, data) => {
    const { client, ports } = context;
    if (!hasSensor(client)) return;
    const known = readBiometry(ports);
    if (known.isAvailable && !known.isAccessGranted) {
      const isAccessGranted = await ports.ask({
        title: 'Use biometrics?',
        text: textOf(data, 'reason') || 'The mini app asks to use your fingerprint or face.',
        accept: 'Allow',
        refuse: "Don't allow",
      });
      saveBiometry(ports, { isAccessRequested: true, isAccessGranted });
    }
    sendInfo(context);
  },
  web_app_biometry_request_auth: async ({ client, ports, send }, data) => {
    if (!hasSensor(client)) return;
    const { isAvailable, isAccessGranted, token } = readBiometry(ports);
    const isAuthorized =
      isAvailable &&
      isAccessGranted &&
      (await ports.ask({
        title: 'Touch the sensor',
        text: textOf(data, 'reason') || 'Confirm with your fingerprint or face.',
        accept: 'Accept',
        refuse: 'Refuse',
      }));
    send('biometry_auth_requested', isAuthorized ? { status: 'authorized', token } : { status: 'failed' });
  },
  web_app_biometry_update_token: async ({ client, ports, send }, data) => {
    if (!hasSensor(client)) return;
    const token = textOf(data, 'token');
    const before = readBiometry(ports);
    const isAllowed = before.isAccessGranted && token.length <= tokenLimit;
    // macOS says that it has updated an entry that exists, and has not.
    const isKept = client.biometrics === 'fingerAsText' && before.token !== '' && token !== '';
    if (isAllowed && !isKept) saveBiometry(ports, { token });
    send('biometry_token_updated', { status: !isAllowed ? 'failed' : token === '' ? 'removed' : 'updated' });
  },
  web_app_biometry_open_settings: async (context) => {
    const { client, ports } = context;
    if (!hasSensor(client)) return;
    const isAccessGranted = await ports.ask({
      title: 'Biometrics of this bot',
      text: readBiometry(ports).isAccessGranted ? 'Access is on.' : 'Access is off.',
      accept: 'Turn on',
      refuse: 'Turn off',
    });
    saveBiometry(ports, { isAccessGranted, isAccessRequested: true });
    sendInfo(context);
  },
};

const hasSensor = ({ biometrics }: Client): boolean => biometrics !== 'none' && biometrics !== 'never';

function readBiometry({ device }: Ports): Biometry {
  return {
    isAvailable: true,
    isAccessRequested: false,
    isAccessGranted: false,
    deviceId: '',
    token: '',
    ...device.read<Partial<Biometry>>('biometry', {}),
  };
}

function saveBiometry(ports: Ports, changes: Partial<Biometry>): void {
  ports.device.write('biometry', { ...readBiometry(ports), ...changes });
}

function sendInfo({ client, ports, send }: HostContext): void {
  const known = readBiometry(ports);
  if (client.biometrics === 'never') return;
  if (!known.isAvailable || !hasSensor(client)) {
    send('biometry_info_received', { available: false });
    return;
  }
  const deviceId = known.deviceId || crypto.randomUUID();
  if (known.deviceId === '') saveBiometry(ports, { deviceId });
  send('biometry_info_received', {
    available: client.biometrics === 'fingerAsText' ? 'true' : true,
    type: client.biometrics === 'face' ? 'face' : 'finger',
    access_requested: known.isAccessRequested,
    access_granted: known.isAccessGranted,
    token_saved: known.token !== '',
    device_id: deviceId,
  });
}
