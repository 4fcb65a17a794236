import { createHash } from 'node:crypto';
import type { CarrierState } from '@aaram/shared-domain/work';
import type { CarrierScan } from '../carrier-gateway.ts';
import type { Scan } from './wire.ts';

/** Why a delivery failed, of those after which another attempt can be asked for. */
const FAILED = new Set(['EOD-74', 'EOD-15', 'EOD-104', 'EOD-43', 'EOD-86', 'EOD-11', 'EOD-69', 'EOD-6']);
const BEFORE_PICK_UP = new Set(['manifested', 'not picked', 'open', 'scheduled']);

/** What a scan says of a parcel; null for one that changes nothing. "DL" alone is no delivery: it may be back at its sender. */
function readState({ ScanType: type, Scan: scan, StatusCode: code }: Scan): CarrierState | null {
  const name = scan.toLowerCase();
  if (type === 'DL') {
    return name === 'delivered' ? 'delivered' : name === 'rto' ? 'returned' : null;
  }
  if (type !== 'UD' || BEFORE_PICK_UP.has(name)) {
    return null;
  }
  return name === 'pending' && FAILED.has(code ?? '') ? 'failed' : 'picked-up';
}

/** Times come without a zone and are India's. */
export const readTime = (given: string) => new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(given) ? given : `${given}+05:30`);

/** A scan with our names; undefined for one whose time cannot be read. The same scan always has the same key. */
export function readScan(trackingId: string, scan: Scan): CarrierScan | undefined {
  const at = readTime(scan.ScanDateTime);
  if (Number.isNaN(at.getTime())) {
    return undefined;
  }
  const facts = [trackingId, scan.ScanType, scan.Scan, scan.StatusCode ?? '', at.toISOString()];
  return {
    trackingId,
    key: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
    at,
    location: scan.ScannedLocation ?? '',
    text: scan.Instructions || scan.Scan,
    state: readState(scan),
  };
}
