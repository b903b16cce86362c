import { serviceForms, serviceModes, serviceNames } from '../../services/conditions.ts';
import { ControlError, readNumber, type Verb } from '../verb.ts';

/** The services and how each answers. */
export const listServices: Verb = {
  method: 'GET',
  path: '/services',
  about: 'the services with their conditions',
  run: ({ parts: { services } }) =>
    Object.fromEntries(serviceNames.map((name) => [name, services.conditions.of(name)])),
};

/** Puts a service into a condition. */
export const setService: Verb = {
  method: 'POST',
  path: '/services/:name',
  about: `how a service answers: { mode: ${serviceModes.join(' | ')}, slowMs?: 0, form?: ${serviceForms.join(' | ')} }`,
  run: ({ parts: { services }, params, body }) => {
    const name = serviceNames.find((one) => one === params.name);
    if (name === undefined)
      throw new ControlError(`no such service: ${params.name}; known: ${serviceNames.join(', ')}`);
    const mode = serviceModes.find((one) => one === (body.mode ?? 'ok'));
    if (mode === undefined) throw new ControlError(`mode must be one of ${serviceModes.join(', ')}`);
    const form = serviceForms.find((one) => one === (body.form ?? 'real'));
    if (form === undefined) throw new ControlError(`form must be one of ${serviceForms.join(', ')}`);
    services.conditions.set(name, {
      mode,
      form,
      slowMs: readNumber(body, 'slowMs', { min: 0, max: 600_000, otherwise: 0 }),
    });
    return services.conditions.of(name);
  },
};
