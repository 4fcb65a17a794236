// @ts-check
import { DEVELOPMENT_SECRET } from '../known-secrets.mjs';

/** How long logins last, and the secret that encrypts second factors. */
export const loginsVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    APP_SECRET: {
      kind: 'text',
      minLength: 32,
      isSecret: true,
      default: DEVELOPMENT_SECRET,
      otherwise: 'one for development',
      readBy: ['api'],
      purpose:
        'encrypts the secrets of authenticator apps; hashes recovery codes and the keys of limits; makes codes by SMS; signs device cookies and links that stop messages',
    },
    APP_SECRET_PREVIOUS: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'the previous secret, while `APP_SECRET` is being replaced',
    },
    SESSION_DAYS: {
      kind: 'number',
      unit: 'days',
      min: 0.01,
      max: 365,
      default: 30,
      readBy: ['api'],
      purpose: "how long a shopper's login lasts at most",
    },
    SESSION_IDLE_DAYS: {
      kind: 'number',
      unit: 'days',
      min: 0.01,
      max: 365,
      default: 14,
      readBy: ['api'],
      purpose: "how long a shopper's login lasts without use",
    },
    STAFF_SESSION_HOURS: {
      kind: 'number',
      unit: 'hours',
      min: 0.1,
      max: 12,
      default: 12,
      readBy: ['api'],
      purpose: 'how long a login of a seller or admin lasts at most',
    },
    STAFF_IDLE_MINUTES: {
      kind: 'number',
      unit: 'minutes',
      min: 1,
      max: 720,
      default: 60,
      readBy: ['api'],
      purpose: 'how long a login of a seller or admin lasts without use',
    },
    RESET_MINUTES: {
      kind: 'number',
      unit: 'minutes',
      more: 0,
      default: 30,
      readBy: ['api'],
      purpose: 'how long a mailed link for a new password is valid',
    },
  })
);
