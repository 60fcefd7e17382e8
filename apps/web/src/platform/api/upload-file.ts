import type { EndpointMap } from '@portal/contract/endpoint-map';
import { browserClient } from './browser-client.ts';

export type UploadedGroup = EndpointMap['POST /api/fms/upload']['output'];

/** Stores a file that everybody may read, such as a picture of an article. @throws {ApiError} */
export function uploadPublicFile(file: File, purpose: string): Promise<UploadedGroup> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('visibility', 'public');
  form.append('file', file);
  return browserClient().upload<UploadedGroup>('/api/fms/upload', form, { quiet: true });
}
