import { launched, wire } from './messenger.ts';
import { type Biometrics, biometricsOf } from './messengerBiometrics.ts';

const none: Biometrics = {
  isAvailable: async () => false,
  requestAccess: async () => false,
  saveToken: async () => false,
  readToken: async () => null,
};

/** Those of the messenger that the app runs in; in a plain browser there are none. */
export const biometrics = wire === null ? none : biometricsOf(wire, launched?.platform ?? '');
