import type { EndpointMap } from '@portal/contract/endpoint-map';
import { browserClient } from './browser-client.ts';

export type UploadedGroup = EndpointMap['POST /api/fms/upload']['output'];

const underWay = new Set<Promise<unknown>>();

/** Waits until the chosen files are uploaded; false if one of them failed. */
export async function uploadsArrived(): Promise<boolean> {
  const ends = await Promise.allSettled(underWay);
  return ends.every(({ status }) => status === 'fulfilled');
}

/** Uploads a file; the form waits for it before it is submitted. @throws {ApiError} */
export function uploadFile(
  file: File,
  purpose: string,
  visibility: 'public' | 'owner',
): Promise<UploadedGroup> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('visibility', visibility);
  form.append('file', file);
  const sending = browserClient().upload<UploadedGroup>('/api/fms/upload', form, { quiet: true });
  const isOver = () => underWay.delete(sending);
  underWay.add(sending);
  sending.then(isOver, isOver);
  return sending;
}

/** Uploads a public file, such as a picture of an article. @throws {ApiError} */
export const uploadPublicFile = (file: File, purpose: string): Promise<UploadedGroup> =>
  uploadFile(file, purpose, 'public');
