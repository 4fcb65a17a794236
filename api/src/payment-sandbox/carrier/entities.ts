/** What the carrier has seen of a parcel; `at` is India's time without a zone, as the carrier writes it. */
export type SandboxScan = { type: string; scan: string; code?: string; at: string; location?: string };

/** A parcel as the carrier has it. */
export type SandboxPackage = {
  waybill: string;
  order: string;
  isCancelled: boolean;
  scans: SandboxScan[];
  /** What the client sent. */
  sent: Record<string, string>;
  pickup: string;
  /** What the carrier has weighed, in grams; null before that. */
  chargedGrams: number | null;
  /** Until when it is expected at its receiver; null before it is picked up. */
  expectedAt: string | null;
};
