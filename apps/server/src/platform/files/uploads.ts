import { type Limiter, limitConcurrency } from './limit-concurrency.ts';
import { createUploadGate, type UploadGate } from './upload-quota.ts';

/** Limits on the memory that uploads may use. */
export interface Uploads {
  gate: UploadGate;
  /** Limits how many uploaded files are inspected at once; decoding a large photo takes 100 MB. */
  inspection: Limiter;
}

export const createUploads = (): Uploads => ({ gate: createUploadGate(), inspection: limitConcurrency(1) });
