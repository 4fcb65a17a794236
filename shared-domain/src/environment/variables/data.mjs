// @ts-check

/** Database, files and mail. */
export const dataVariables = /** @satisfies {Record<string, import('../variables.mjs').Variable>} */ (
  /** @type {const} */ ({
    DATA_DIR: {
      kind: 'text',
      default: '.data',
      readBy: ['api', 'sandbox', 'start', 'backup'],
      purpose: 'the folder for everything the store writes',
    },
    DATABASE_URL: {
      kind: 'address',
      isSecret: true,
      otherwise: 'embedded PostgreSQL 18',
      readBy: ['api', 'start', 'backup'],
      purpose: 'your own PostgreSQL instead of the embedded one',
    },
    DATABASE_REPLICA_URLS: {
      kind: 'addresses',
      isSecret: true,
      otherwise: 'none',
      readBy: ['api'],
      purpose: 'replicas of the database, for public reads',
    },
    DATABASE_REPLICA_LAG_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      min: 0,
      max: 600,
      default: 5,
      readBy: ['api'],
      purpose:
        'how far behind a replica may be to be asked, and how long a process reads only from the primary after a change of its own',
    },
    DATABASE_POOL: {
      kind: 'integer',
      unit: 'connections',
      min: 1,
      max: 200,
      default: 10,
      readBy: ['api'],
      purpose:
        'the most connections that a process opens to each database, and one more asks whether it answers; a quarter is for buyers alone, a tenth each for logins, panel, lists and jobs',
    },
    SEED: {
      kind: 'choice',
      choices: ['demo', 'none'],
      otherwise: 'demo, none in production',
      readBy: ['api'],
      purpose: 'what an empty database is filled with; the demo store is refused in production',
    },
    SEARCH_URL: {
      kind: 'address',
      otherwise: 'none, PostgreSQL finds everything',
      readBy: ['api'],
      purpose: 'an engine for searches that speaks SphinxQL, such as Sphinx or Manticore: `sphinxql://host:9306`',
    },
    SMTP_URL: {
      kind: 'address',
      isSecret: true,
      otherwise: 'none, mail lands in `DATA_DIR/outbox`',
      readBy: ['api', 'start'],
      purpose: 'the mail server',
    },
    MAIL_FROM: { kind: 'text', default: 'Aaram <care@example.com>', readBy: ['api'], purpose: 'the sender of mail' },
    S3_ENDPOINT: {
      kind: 'address',
      otherwise: 'none, pictures lie in `DATA_DIR/media`',
      readBy: ['api', 'backup'],
      purpose: 'an S3-compatible service for uploaded pictures; it also needs the bucket and both keys',
    },
    S3_BUCKET: {
      kind: 'text',
      pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
      like: 'the name of a bucket (small letters, digits, dots and dashes)',
      otherwise: 'none',
      readBy: ['api', 'backup'],
      purpose: 'the bucket for the pictures',
    },
    S3_REGION: { kind: 'text', default: 'auto', readBy: ['api', 'backup'], purpose: 'the region of the bucket' },
    S3_ACCESS_KEY_ID: {
      kind: 'text',
      otherwise: 'none',
      readBy: ['api', 'backup'],
      purpose: 'the access key for the bucket',
    },
    S3_SECRET_ACCESS_KEY: {
      kind: 'text',
      isSecret: true,
      otherwise: 'none',
      readBy: ['api', 'backup'],
      purpose: 'the secret of the access key',
    },
    S3_TIMEOUT_SECONDS: {
      kind: 'number',
      unit: 'seconds',
      more: 0,
      default: 10,
      readBy: ['api', 'backup'],
      purpose: 'the timeout of a call to this service',
    },
    BACKUP_DIR: {
      kind: 'text',
      otherwise: '`DATA_DIR/backups`',
      readBy: ['backup'],
      purpose: 'the folder of the backups; on another disk it also survives the loss of this one',
    },
    BACKUP_KEEP: {
      kind: 'integer',
      unit: 'backups',
      min: 1,
      max: 1000,
      default: 7,
      readBy: ['backup'],
      purpose: 'how many backups are retained; older ones are deleted after a new one is complete',
    },
    BACKUP_LOG_GB: {
      kind: 'number',
      unit: 'gigabytes',
      more: 0,
      default: 20,
      readBy: ['backup'],
      purpose:
        "the most that the archive of the database's log may take; what comes then is not archived until the next backup",
    },
  })
);
