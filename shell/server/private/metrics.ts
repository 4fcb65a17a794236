import type { ReleaseOverview, ReleasePart, ReleaseVersion } from '@aaram/shared-domain/release';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { OWN_NAME } from '../release-watch/own-moves.ts';

const labelNames = ['part', 'version'] as const;
type Labels = Record<(typeof labelNames)[number], string>;
type Read = (version: ReleaseVersion, part: ReleasePart) => number | null;

const gauges: Record<string, { help: string; read: Read }> = {
  release_live: { help: '1 for the live release of each part', read: ({ isLive }) => Number(isLive) },
  release_set_aside: {
    help: '1 for a live release whose pages cannot be rendered',
    read: ({ isLive }, { problem }) => Number(isLive && problem !== null),
  },
  release_withdrawn: {
    help: '1 for a live release that the shop server went back to, because the one after it failed',
    read: ({ isLive }, { held }) => Number(isLive && held?.by === OWN_NAME),
  },
  release_views: {
    help: 'Views of pages, of all shop servers of the store of releases',
    read: ({ figures }) => figures.views,
  },
  release_errors: {
    help: 'Errors of pages, of all shop servers of the store of releases',
    read: ({ figures }) => figures.errors,
  },
  release_paints: { help: 'Largest paints that browsers reported', read: ({ figures }) => figures.paints },
  release_paint_p75_seconds: {
    help: 'Three of four largest paints came earlier',
    read: ({ figures: { paintMs } }) => (paintMs === null ? null : paintMs / 1000),
  },
};

/** The figures of the panel's page of releases, and those of the process. */
export function createShopMetrics(readOverview: () => Promise<Pick<ReleaseOverview, 'parts'>>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // All gauges of one answer show the same moment.
  let reading: ReturnType<typeof readOverview> | undefined;
  const readOnce = () => {
    reading ??= readOverview().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  for (const [name, { help, read }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        for (const part of (await readOnce()).parts) {
          for (const version of part.versions) {
            const value = read(version, part);
            const labels: Labels = { part: part.part, version: version.version };
            if (value !== null) {
              this.set(labels, value);
            }
          }
        }
      },
    });
  }
  return registry;
}
