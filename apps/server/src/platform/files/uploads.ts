import { type Limiter, limitConcurrency } from './limit-concurrency.ts';
import { createUploadGate, type UploadGate } from './upload-quota.ts';

/** Limits the memory that uploads may take. */
export interface Uploads {
  gate: UploadGate;
  /** Uploaded files looked into at a time; a large photo takes 100 MB while it is decoded. */
  inspection: Limiter;
}

export const createUploads = (): Uploads => ({ gate: createUploadGate(), inspection: limitConcurrency(1) });
